"""Users, categories, coverage areas, prediction, shipping look-ups, currencies."""

from __future__ import annotations

from decimal import Decimal

import pytest

from tests.contract.sentences.counter import Counter
from tests.stands import known
from tests.stands.known import CHILEAN, COLOMBIAN, NEWCOMER, SITE_OF, TOP


class TestUsers:
    """Users."""

    @pytest.mark.parametrize("path", ["/users?ids=", "/users/:ids="])
    async def test_that_several_are_answered_with_codes(self, counter: Counter, path):
        answer = await counter.get(f"{path}{TOP},{NEWCOMER},404")
        assert [one["code"] for one in answer.json] == [200, 200, 404]
        assert [str(one["body"]["id"]) for one in answer.json[:2]] == [TOP, NEWCOMER]

    async def test_that_the_reputation_has_its_fields(self, counter: Counter):
        for user_id in SITE_OF:
            user = (await counter.get(f"/users/{user_id}")).json
            reputation = user["seller_reputation"]
            assert set(reputation) >= {"level_id", "power_seller_status", "transactions", "metrics"}
            assert set(reputation["metrics"]) == {"sales", "claims", "delayed_handling_time"}
            ratings = reputation["transactions"]["ratings"]
            assert set(ratings) == {"positive", "negative", "neutral"}
            assert "transactions" in user["buyer_reputation"]


class TestCategories:
    """Categories and attributes."""

    async def test_that_a_category_has_identity_path_children_and_settings(self, counter: Counter):
        leaf = known.leaf("MX", "COLOR")
        category = (await counter.get(f"/categories/{leaf['id']}")).json
        assert set(category) >= {
            *("id", "name", "permalink", "total_items_in_this_category", "path_from_root"),
            *("children_categories", "attribute_types", "settings"),
        }
        assert category["path_from_root"][-1] == {"id": leaf["id"], "name": leaf["name"]}
        root = category["path_from_root"][0]["id"]
        above = (await counter.get(f"/categories/{root}")).json
        assert above["children_categories"]
        assert above["settings"]["listing_allowed"] is False

    async def test_that_the_total_counts_active_items_in_it_and_below(self, counter: Counter):
        leaf = known.leaf("UY", "COLOR")

        async def totals() -> tuple[int, int, int]:
            own = (await counter.get(f"/categories/{leaf['id']}")).json
            above = (await counter.get(f"/categories/{own['path_from_root'][-2]['id']}")).json
            child = next(one for one in above["children_categories"] if one["id"] == leaf["id"])
            name = "total_items_in_this_category"
            return own[name], child[name], above[name]

        before = await totals()
        assert before[0] == before[1] <= before[2]
        item = await counter.listed(category=leaf)
        assert await totals() == tuple(total + 1 for total in before)
        await counter.changed(item, status="paused")
        assert await totals() == before

    async def test_that_attributes_are_a_list_of_definitions(self, counter: Counter):
        leaf = known.leaf("MX", "COLOR")
        answer = await counter.get(f"/categories/{leaf['id']}/attributes")
        assert answer.json == list(known.definitions(leaf["id"]))
        for one in answer.json:
            assert set(one) >= {"id", "name", "value_type", "tags"}
            if one["value_type"] == "list":
                assert one["values"]
            if one["value_type"] == "number_unit":
                assert one["allowed_units"]


class TestCoverageAreas:
    """Coverage areas."""

    @pytest.mark.parametrize("site_id", SITE_OF.values())
    async def test_that_the_list_includes_one_of_type_country(self, counter: Counter, site_id):
        areas = (await counter.get(f"/sites/{site_id}/coverage_areas")).json
        assert [one["type"] for one in areas].count("country") == 1
        assert {one["type"] for one in areas} == {"country", "state"}
        assert {frozenset(one) for one in areas} == {
            frozenset({"id", "description", "zone", "type"})
        }

    async def test_that_one_is_answered_by_its_id(self, counter: Counter):
        area = (await counter.get("/sites/CO/coverage_areas")).json[3]
        assert (await counter.get(f"/coverage_areas/{area['id']}")).json == area

    async def test_that_only_ids_from_the_service_are_valid(self, counter: Counter):
        item = await counter.made(known.service_form(), NEWCOMER)
        foreign = (await counter.get("/sites/CO/coverage_areas")).json[1]["id"]
        for ids in (["NOWHERE"], [foreign], [5], "UY-00"):
            sent = {"coverage_areas": ids}
            answer = await counter.put(f"/items/{item['id']}", sent, by=NEWCOMER)
            assert answer.status == 400

    async def test_that_an_area_counts_once(self, counter: Counter):
        area = (await counter.get("/sites/UY/coverage_areas")).json[0]["id"]
        form = known.service_form(coverage_areas=[area, area])
        item = await counter.made(form, NEWCOMER)
        assert item["coverage_areas"] == [area]
        assert await counter.changed(item, coverage_areas=[area, area]) == item

    async def test_that_they_apply_to_services_only(self, counter: Counter):
        item = await counter.listed()
        area = (await counter.get("/sites/UY/coverage_areas")).json[1]["id"]
        sent = {"coverage_areas": [area]}
        answer = await counter.put(f"/items/{item['id']}", sent, by=NEWCOMER)
        assert (answer.status, answer.causes) == (400, ["item.coverage_areas.not_allowed"])


class TestPrediction:
    """Category prediction."""

    PATH = "/sites/MX/category_predictor/predict"

    async def test_that_a_result_has_its_fields(self, counter: Counter):
        leaf = known.leaf("MX", "COLOR")
        found = (await counter.get(f"{self.PATH}?title={leaf['name']}")).json
        assert set(found) >= {
            *("id", "name", "prediction_probability", "path_from_root", "shipping_modes"),
        }
        assert 0 < found["prediction_probability"] <= 1
        category = (await counter.get(f"/categories/{found['id']}")).json
        path = [{"id": one["id"], "name": one["name"]} for one in found["path_from_root"]]
        assert path == category["path_from_root"]
        steps = [one["prediction_probability"] for one in found["path_from_root"]]
        assert all(0 < one <= 1 for one in steps)
        # Whoever is sure of a category is at least as sure of what it belongs to.
        assert steps == sorted(steps, reverse=True)
        assert found["shipping_modes"] == category["settings"]["shipping_modes"]
        assert ("variations" in found) is (category["attribute_types"] == "variations")

    async def test_that_category_from_limits_it_to_a_subtree(self, counter: Counter):
        leaf = known.leaf("MX", "COLOR")
        roots = {one["path_from_root"][0]["id"] for one in known.categories("MX")}
        for root in sorted(roots)[:4]:
            query = f"title={leaf['name']}&category_from={root}"
            found = (await counter.get(f"{self.PATH}?{query}")).json
            assert found["path_from_root"][0]["id"] == root
        for bad in (leaf["id"], "MX0", "AR1"):
            answer = await counter.get(f"{self.PATH}?title=Taza&category_from={bad}")
            assert (answer.status, answer.json["error"]) == (400, "bad_request")

    @pytest.mark.parametrize("query", ["", "?title=", "?title=%20", f"?title={'x' * 1001}"])
    async def test_that_the_title_is_required(self, counter: Counter, query):
        answer = await counter.get(f"{self.PATH}{query}")
        assert (answer.status, answer.json["error"]) == (400, "bad_request")

    async def test_that_a_body_is_one_object_or_a_list_and_so_is_the_answer(self, counter: Counter):
        titles = [one["name"] for one in known.categories("MX") if not one["children_categories"]]
        sent = [{"title": title} for title in titles[:20]]
        many = (await counter.post(self.PATH, sent)).json
        assert len(many) == 20
        for body, expected in zip(sent, many, strict=True):
            assert (await counter.post(self.PATH, body)).json == expected
        assert (await counter.post(self.PATH, [])).json == []

    async def test_that_it_learns_from_what_is_listed(self, counter: Counter):
        leaf = known.leaf("UY", "COLOR")
        path = "/sites/UY/category_predictor/predict?title=Zarandaja+quincallera"
        before = (await counter.get(path)).json
        for _ in range(8):
            await counter.listed(category=leaf, title="Zarandaja quincallera")
        after = (await counter.get(path)).json
        assert after["id"] == leaf["id"] or (
            after["prediction_probability"] != before["prediction_probability"]
        )


class TestShipping:
    """Shipping look-ups."""

    async def test_that_modes_have_their_attributes(self, counter: Counter):
        leaf = known.leaf("MX", "COLOR")
        query = f"category_id={leaf['id']}&item_price=100"
        modes = (await counter.get(f"/users/{TOP}/shipping_modes?{query}")).json
        assert [one["mode"] for one in modes] == leaf["settings"]["shipping_modes"]
        for one in modes:
            attributes = one["shipping_attributes"]
            assert set(attributes) >= {"dimensions", "costs", "free", "local_pick_up"}
            assert set(attributes["free"]) == {"methods", "accepted_methods", "rules", "flat"}

    @pytest.mark.parametrize(
        ("seller", "kinds"),
        [
            (TOP, {"all_country", "all_country_except_exclusion_zone"}),
            (COLOMBIAN, {"all_country"}),
            (CHILEAN, set()),
        ],
    )
    async def test_that_sites_offer_different_coverages(self, counter: Counter, seller, kinds):
        path = f"/users/{seller}/shipping_options/free?dimensions=9x17x22,462"
        coverage = (await counter.get(path)).json["coverage"]
        assert set(coverage) == kinds
        for one in coverage.values():
            assert one["list_cost"] > 0
            assert one["currency_id"] == known.CURRENCY_OF[SITE_OF[seller]]

    @pytest.mark.parametrize("seller", known.SITE_OF)
    async def test_that_the_service_is_offered_where_its_cost_can_be_looked_up(
        self, counter: Counter, seller
    ):
        path = f"/users/{seller}/shipping_options/free?dimensions=9x17x22,462"
        covered = bool((await counter.get(path)).json["coverage"])
        for category in known.categories(known.SITE_OF[seller]):
            modes = category["settings"]["shipping_modes"]
            assert covered or "me2" not in modes
        for item in await counter.found(seller, "limit=20"):
            assert covered or item["shipping"]["mode"] != "me2"
            assert covered or not item["shipping"]["free_methods"]

    async def test_that_the_cost_is_a_flat_rate_of_the_dimensions(self, counter: Counter):
        async def cost(dimensions: str) -> Decimal:
            path = f"/users/{TOP}/shipping_options/free?dimensions={dimensions}"
            found = (await counter.get(path)).json
            return Decimal(found["coverage"]["all_country"]["list_cost"])

        assert await cost("9x17x22,462") < await cost("9x17x22,4620")
        # The greater of the weight and the volume counts: 50 x 50 x 50 cm are 25 kg.
        assert await cost("50x50x50,100") == await cost("9x17x22,25000")
        assert await cost("9.5x17x22.25,462") == await cost("9x17x22,462")

    @pytest.mark.parametrize("text", ["9x17x22", "9x17,462", "axbxc,d", "0x1x1,1", "-1x1x1,1"])
    async def test_that_other_dimensions_are_a_bad_request(self, counter: Counter, text):
        answer = await counter.get(f"/users/{TOP}/shipping_options/free?dimensions={text}")
        assert (answer.status, answer.json["error"]) == (400, "bad_request")

    async def test_that_all_four_forms_agree_on_an_item(self, counter: Counter):
        item = await counter.listed(TOP, shipping={"mode": "me2", "dimensions": "9x17x22,462"})
        paths = [
            f"/users/{TOP}/shipping_options/free?dimensions=9x17x22,462",
            f"/users/{TOP}/shipping_options/free?item_id={item['id']}",
            f"/items/{item['id']}/shipping_options/free",
        ]
        answers = [(await counter.get(path)).json for path in paths]
        several = (await counter.get(f"/items/shipping_options/free?ids={item['id']},MX0")).json
        assert answers[0] == answers[1] == answers[2] == several[item["id"]]
        assert list(several) == [item["id"]]

    async def test_that_without_dimensions_the_categorys_standard_ones_are_used(
        self, counter: Counter
    ):
        item = await counter.listed(TOP)
        assert item["shipping"]["dimensions"] is None
        standard = known.world().standard_dimensions(item["category_id"])
        path = f"/users/{TOP}/shipping_options/free?dimensions={standard}"
        own = await counter.get(f"/items/{item['id']}/shipping_options/free")
        assert own.json == (await counter.get(path)).json


class TestCurrencies:
    """Currencies."""

    async def test_that_they_are_a_list_and_single_objects(self, counter: Counter):
        listed = (await counter.get("/currencies/")).json
        assert {one["id"] for one in listed} >= set(known.CURRENCY_OF.values())
        assert {frozenset(one) for one in listed} == {
            frozenset({"id", "symbol", "description", "decimal_places"})
        }
        for one in listed:
            assert (await counter.get(f"/currencies/{one['id']}")).json == one
