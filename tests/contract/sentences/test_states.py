""" "States and transitions" and the times of a listing, sentence by sentence."""

from __future__ import annotations

from datetime import datetime, timedelta

import pytest

from tests.contract.sentences.counter import DAY, Counter
from tests.stands import known
from tests.stands.known import CHILEAN, NEWCOMER

UNLIMITED = ["gold_special", "gold_pro"]
LIMITED = ["free", "bronze", "silver", "gold", "gold_premium"]


def moment(text: str) -> datetime:
    return datetime.fromisoformat(text)


class TestStock:
    """The table of transitions."""

    @pytest.mark.parametrize("listing_type", UNLIMITED)
    async def test_that_stock_0_pauses_clasica_and_premium_as_out_of_stock(
        self, counter: Counter, listing_type
    ):
        item = await counter.listed(listing_type_id=listing_type)
        after = await counter.changed(item, available_quantity=0)
        assert (after["status"], after["sub_status"]) == ("paused", ["out_of_stock"])

    async def test_that_the_listing_keeps_unlimited_duration(self, counter: Counter):
        item = await counter.listed()
        after = await counter.changed(item, available_quantity=0)
        assert after["stop_time"] == item["stop_time"]
        years = moment(after["stop_time"]).year - moment(after["start_time"]).year
        assert years == 20

    @pytest.mark.parametrize("field", ["available_quantity", "quantity"])
    async def test_that_added_stock_makes_it_active_again(self, counter: Counter, field):
        out = await counter.changed(await counter.listed(), available_quantity=0)
        after = await counter.changed(out, **{field: 3})
        assert (after["status"], after["sub_status"]) == ("active", [])

    async def test_that_stock_has_to_be_greater_than_0(self, counter: Counter):
        out = await counter.changed(await counter.listed(), available_quantity=0)
        after = await counter.changed(out, available_quantity=0)
        assert (after["status"], after["sub_status"]) == ("paused", ["out_of_stock"])

    @pytest.mark.parametrize("listing_type", LIMITED)
    async def test_that_stock_0_closes_the_other_types(self, counter: Counter, listing_type):
        item = await counter.listed(listing_type_id=listing_type)
        assert (await counter.changed(item, available_quantity=0))["status"] == "closed"

    async def test_that_a_pause_by_hand_outlives_stock(self, counter: Counter):
        out = await counter.changed(await counter.listed(), available_quantity=0)
        by_hand = await counter.changed(out, status="paused")
        assert by_hand["sub_status"] == []
        assert (await counter.changed(out, available_quantity=3))["status"] == "paused"

    @pytest.mark.parametrize("listing_type", UNLIMITED)
    async def test_that_a_listing_begins_paused_without_stock(self, counter: Counter, listing_type):
        item = await counter.listed(listing_type_id=listing_type, available_quantity=0)
        assert (item["status"], item["sub_status"]) == ("paused", ["out_of_stock"])

    @pytest.mark.parametrize("listing_type", ["gold", "gold_special"])
    async def test_that_where_stock_is_optional_and_unsaid_there_is_one(
        self, counter: Counter, listing_type
    ):
        category = known.leaf("UY", mode="classified", stock="optional")
        form = known.form(category=category, available_quantity=None, listing_type_id=listing_type)
        item = await counter.made(form, NEWCOMER)
        assert (item["status"], item["sub_status"]) == ("active", [])
        assert (item["available_quantity"], item["initial_quantity"]) == (1, 1)
        assert await counter.changed(item, available_quantity=None) == item
        more = await counter.changed(item, available_quantity=3)
        assert (await counter.changed(more, available_quantity=None))["available_quantity"] == 1

    async def test_that_stock_of_variations_is_their_sum(self, counter: Counter):
        item = await counter.varied()
        none = [{"id": one["id"], "available_quantity": 0} for one in item["variations"]]
        out = await counter.changed(item, variations=none)
        assert (out["status"], out["available_quantity"]) == ("paused", 0)
        some = [{**none[0], "available_quantity": 1}, none[1]]
        assert (await counter.changed(item, variations=some))["status"] == "active"


class TestTimes:
    """How long a listing lasts."""

    async def test_that_free_type_listings_last_60_days(self, counter: Counter):
        item = await counter.listed(listing_type_id="free")
        assert moment(item["stop_time"]) - moment(item["start_time"]) == timedelta(days=60)
        await counter.wait(59 * DAY)
        assert (await counter.read(item))["status"] == "active"
        await counter.wait(2 * DAY)
        ended = await counter.read(item)
        assert (ended["status"], ended["stop_time"]) == ("closed", item["stop_time"])
        assert ended["last_updated"] == item["stop_time"]

    @pytest.mark.parametrize("listing_type", UNLIMITED)
    async def test_that_unlimited_duration_is_visible_through_stop_time(
        self, counter: Counter, listing_type
    ):
        item = await counter.listed(listing_type_id=listing_type)
        assert moment(item["stop_time"]) - moment(item["start_time"]) > timedelta(days=3653)
        await counter.wait(400 * DAY)
        assert (await counter.read(item))["status"] == "active"

    async def test_that_a_paused_free_listing_ends_too(self, counter: Counter):
        item = await counter.listed(listing_type_id="free")
        await counter.changed(item, status="paused")
        await counter.wait(61 * DAY)
        assert (await counter.read(item))["status"] == "closed"

    async def test_that_what_was_to_start_starts_when_it_is_due(self, counter: Counter):
        waiting = await counter.found(CHILEAN, "status=not_yet_active&limit=100")
        waiting += await counter.found(known.TOP, "status=not_yet_active&limit=100")
        # A marketplace whose clock was moved already has started them all.
        await counter.wait(30 * DAY)
        for item in waiting:
            assert (await counter.read(item))["status"] != "not_yet_active"

    async def test_that_an_end_by_hand_is_the_stop_time(self, counter: Counter):
        item = await counter.listed()
        closed = await counter.changed(item, status="closed")
        assert closed["stop_time"] < item["stop_time"]
        assert closed["end_time"] == item["end_time"]

    async def test_that_a_move_to_a_type_without_end_takes_the_end_away(self, counter: Counter):
        item = await counter.listed(listing_type_id="free")
        path = f"/items/{item['id']}/listing_type"
        assert (await counter.post(path, {"id": "gold_special"}, by=NEWCOMER)).status == 200
        await counter.wait(61 * DAY)
        assert (await counter.read(item))["status"] == "active"

    async def test_that_a_move_to_a_type_with_an_end_gives_it_60_days(self, counter: Counter):
        item = await counter.listed()
        await counter.wait(100 * DAY)
        path = f"/items/{item['id']}/listing_type"
        after = (await counter.post(path, {"id": "free"}, by=NEWCOMER)).json
        left = moment(after["stop_time"]) - moment(after["last_updated"])
        assert abs(left - timedelta(days=60)) < timedelta(minutes=1)

    async def test_that_a_search_finds_what_ended_among_the_closed(self, counter: Counter):
        item = await counter.listed(listing_type_id="free", seller_custom_field="P-END")
        await counter.wait(61 * DAY)
        query = "status=closed&seller_custom_field=P-END"
        assert item["id"] in {one["id"] for one in await counter.found(NEWCOMER, query)}


MOVES = [
    ((), {"active", "paused", "closed"}),
    (("paused",), {"active", "paused", "closed"}),
    (("closed",), {"closed"}),
]


class TestSellersMoves:
    """Changes of status by the seller."""

    @pytest.mark.parametrize(("path", "allowed"), MOVES)
    @pytest.mark.parametrize(
        "wanted",
        ["active", "paused", "closed", "inactive", "not_yet_active", "payment_required"],
    )
    async def test_that_only_some_are_taken(self, counter: Counter, path, allowed, wanted):
        item = await counter.listed()
        for step in path:
            await counter.changed(item, status=step)
        answer = await counter.put(f"/items/{item['id']}", {"status": wanted}, by=NEWCOMER)
        if wanted in allowed:
            assert (answer.status, answer.json["status"]) == (200, wanted)
        else:
            assert (answer.status, answer.causes) == (400, ["item.status.invalid_transition"])

    @pytest.mark.parametrize("status", ["paused", "active"])
    async def test_that_an_item_can_be_sent_back_as_it_was_read(self, counter: Counter, status):
        item = await counter.listed()
        if status == "paused":
            item = await counter.changed(item, available_quantity=0)
            assert item["sub_status"] == ["out_of_stock"]
        assert await counter.changed(item, **item) == item
        after = await counter.changed(item, **{**item, "available_quantity": 7})
        assert (after["status"], after["sub_status"]) == ("active", [])

    async def test_that_every_item_can_be_sent_back_as_it_was_read(self, counter: Counter):
        for query in ("limit=40", "sub_status=out_of_stock&limit=20"):
            for item in await counter.found(known.TOP, query):
                # Variations of a closed one are refused even so.
                if item["status"] != "closed":
                    assert await counter.changed(item, known.TOP, **item) == item

    async def test_that_active_needs_stock(self, counter: Counter):
        out = await counter.changed(await counter.listed(), available_quantity=0)
        answer = await counter.put(f"/items/{out['id']}", {"status": "active"}, by=NEWCOMER)
        assert (answer.status, answer.causes) == (400, ["item.status.out_of_stock"])

    @pytest.mark.parametrize(
        "status", ["not_yet_active", "payment_required", "under_review", "inactive"]
    )
    async def test_that_the_other_states_can_only_be_closed(self, counter: Counter, status):
        items = await counter.found(known.TOP, f"status={status}&limit=2")
        for item in items[:1]:
            path = f"/items/{item['id']}"
            for wanted in ("active", "paused"):
                answer = await counter.put(path, {"status": wanted}, by=known.TOP)
                assert answer.causes == ["item.status.invalid_transition"]
            closed = await counter.put(path, {"status": "closed"}, by=known.TOP)
            assert (closed.status, closed.json["status"]) == (200, "closed")

    async def test_that_a_closed_item_takes_deletion_and_its_sellers_own_field(
        self, counter: Counter
    ):
        item = await counter.closed()
        path = f"/items/{item['id']}"
        assert (await counter.changed(item, seller_custom_field="Z"))["seller_custom_field"] == "Z"
        for name, value in (("title", "Otra"), ("price", 310), ("available_quantity", 9)):
            answer = await counter.put(path, {name: value}, by=NEWCOMER)
            assert (answer.status, answer.causes) == (400, ["item.status.not_modifiable"])
        gone = await counter.changed(item, deleted=True)
        assert (gone["status"], gone["sub_status"]) == ("closed", ["deleted"])

    async def test_that_sold_units_lock_title_mode_category_and_condition(self, counter: Counter):
        sold = next(
            one
            for one in await counter.found(known.TOP, "status=active&limit=100")
            if one["sold_quantity"] and one["buying_mode"] == "buy_it_now"
        )
        other = known.leaf("MX", mode="classified")["id"]
        for name, value in (
            ("title", "Otra"),
            ("buying_mode", "auction"),
            ("category_id", other),
            ("condition", "used"),
        ):
            answer = await counter.put(f"/items/{sold['id']}", {name: value}, by=known.TOP)
            assert (answer.status, answer.causes[0]) == (400, f"item.{name}.not_modifiable")

    async def test_that_sold_units_lock_the_attributes_of_variations(self, counter: Counter):
        sold = next(
            one
            for one in await counter.found(known.TOP, "status=active&limit=100")
            if one["sold_quantity"] and len(one["variations"]) > 1
        )
        sent = [{"id": one["id"]} for one in sold["variations"]]
        changed = [dict(one) for one in sold["variations"][0]["attribute_combinations"]]
        changed[0] = {"id": changed[0]["id"], "value_name": "Otro valor"}
        sent[0]["attribute_combinations"] = changed
        answer = await counter.put(f"/items/{sold['id']}", {"variations": sent}, by=known.TOP)
        assert answer.status == 400
        assert "item.variations.combination_not_modifiable" in answer.causes


async def test_that_site_status_is_one_of_three(counter: Counter):
    for user_id in known.SITE_OF:
        user = (await counter.get(f"/users/{user_id}")).json
        assert user["status"]["site_status"] in {"active", "pending", "deactive"}
