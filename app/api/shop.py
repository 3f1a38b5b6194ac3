"""The entry point for Python programs: a shop that is opened, used and closed."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from decimal import Decimal
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Self

from app.api.change_executor import ChangeExecutor
from app.api.errors import InputError
from app.api.listing import Listing, read_listing
from app.api.local_shop import LocalShop
from app.api.lookups import Predicted, Seller, predict, shipping
from app.api.outbox import WaitingChanges
from app.api.own_costs import OwnCosts
from app.api.planned_shop import PlannedShop
from app.api.results import Change
from app.api.sheets import SheetShop
from app.api.shop_thread import ShopThread
from app.client.token import Token
from app.commands.texts.problems import problem_text
from app.engine.changes.creation_forms import read_form
from app.engine.changes.picture_intents import with_pictures
from app.engine.facade import OpenShop, open_practice_shop, open_shop
from app.engine.outbox.send_report import TIMEOUT_SECONDS
from app.shops import ShopUnknown, find_shop, take_token, target_of

if TYPE_CHECKING:
    from app.engine.changes.prepared import PreparedChange
    from app.engine.events import Event
    from app.engine.notices import Notice
    from app.engine.shipping.cost_preview import ShippingAnswer
    from app.engine.sync_receipt import Receipt
    from app.rules.findings import Finding

Watch = Callable[["Event"], None]
_log = logging.getLogger(__name__)


def connect(
    base_url: str,
    token: str | None = None,
    *,
    workspace: str | PathLike[str] | None = None,
    profile: str | None = None,
    adopt: bool = False,
    offline: bool = False,
    timeout: float = TIMEOUT_SECONDS,
    watch: Watch | None = None,
) -> Shop:
    """Open the shop of a seller at a marketplace; use it with ``with``, or ``close`` it.

    ``token`` is by default taken from ``VITRINA_TOKEN``, else from the keyring. ``workspace`` is
    the folder of the seller's data, by default the one that the command line uses for this address
    or ``profile``. ``adopt`` confirms that the unsent changes in it were made for this marketplace.
    ``offline`` sends no requests; local data can be read, and decisions about the outbox made.
    ``timeout`` is the number of seconds without progress after which a call stops waiting for an
    answer; the outbox keeps the rest. ``watch`` is called for every event, in another thread.

    Raise ``InputError`` for an invalid address or token, else the error that prevents the opening.

    >>> with connect(url, token, workspace=folder) as shop:
    ...     shop.seller.site_id
    'MX'
    """
    # A variable that was never set would otherwise select the practice shop.
    if not isinstance(base_url, str):
        raise InputError(f"base_url: a text such as https://host, not {base_url!r:.60}")
    if profile is not None and not isinstance(profile, str):
        raise InputError(f"profile: a name, not {profile!r:.60}")
    try:
        folder = None if workspace is None else Path(workspace)
    except TypeError:
        raise InputError(f"workspace: the path of a folder, not {workspace!r:.60}") from None
    try:
        secret = take_token() if token is None else token
        if token is not None:
            # The error for an unreadable token shows only its name.
            Token(token)
    except (ValueError, AttributeError) as problem:
        raise InputError(f"token: {problem}") from None
    try:
        found = find_shop(profile, base_url, folder, on_notice=_note)
        target = target_of(found, secret, adopt=adopt)
    except ShopUnknown as problem:
        raise InputError(problem_text(problem).replace("--base-url: ", "")) from None
    except ValueError as problem:
        raise InputError(str(problem)) from None

    def opening() -> AbstractAsyncContextManager[OpenShop]:
        return open_shop(found.workspace, target, watch=watch, offline=offline)

    return Shop(ShopThread(opening), found.workspace, timeout)


def open_practice(
    workspace: str | PathLike[str],
    *,
    listings: int | None = None,
    timeout: float = TIMEOUT_SECONDS,
    watch: Watch | None = None,
) -> Shop:
    """Open the practice shop in a folder; its marketplace is started, and created if missing.

    ``listings`` is the number of listings of a newly created marketplace. See ``connect``.

    >>> with open_practice(folder, listings=5) as shop:
    ...     shop.sync().counted
    5
    """
    folder = Path(workspace)

    def opening() -> AbstractAsyncContextManager[OpenShop]:
        return open_practice_shop(folder, listings=listings, watch=watch)

    return Shop(ShopThread(opening), folder, timeout)


class Shop(LocalShop, PlannedShop, SheetShop):
    """An open shop, made by ``connect`` or ``open_practice``. Every method raises ``ShopError``.

    ``outbox`` has the changes that wait to be sent, ``costs`` the seller's own figures by own code.
    """

    def __init__(self, thread: ShopThread, folder: Path, timeout: float) -> None:
        LocalShop.__init__(self, thread, folder)
        PlannedShop.__init__(self, thread, timeout)
        SheetShop.__init__(self, thread, folder, timeout)
        self._changing = ChangeExecutor(thread, timeout)
        self.outbox = WaitingChanges(thread, timeout)
        self.costs = OwnCosts(thread, folder)

    def __enter__(self) -> Self:
        self._thread.require_open()
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __repr__(self) -> str:
        state = "closed" if self._thread.is_closed else "open"
        return f"<Shop {str(self._folder.path)!r}, {state}>"

    def close(self) -> None:
        """Close the shop; requests under way get three seconds, and stay in the outbox after that.

        Calls that wait in other threads raise ``ShopClosed``. Closing again does nothing.

        >>> other = connect(url, token, workspace=folder)
        >>> other.close()
        >>> other
        <Shop '...', closed>
        """
        self._thread.close()

    @property
    def seller(self) -> Seller:
        """The seller who owns the shop.

        >>> shop.seller
        Seller(id='...', nickname='...', site_id='MX')
        """

        async def work(shop: OpenShop) -> Seller:
            account = shop.account
            return Seller(account.user_id, account.nickname, account.site_id)

        return self._thread.call(work)

    def sync(self) -> Receipt:
        """Read the whole shop into the local catalog; return a receipt with the counts.

        >>> shop.sync().complete
        True
        """

        async def work(shop: OpenShop) -> Receipt:
            return await shop.sync(self._timeout)

        return self._thread.call(work, writes=True)

    def listing(self, listing_id: str) -> Listing:
        """Return one listing of the seller as the marketplace has it now.

        Raise ``InputError`` for an invalid or unknown id, or the id of another seller's listing.

        >>> found = shop.listing(listing.id)
        >>> found.status, found.pictures[0].id == listing.pictures[0].id
        ('active', True)
        """
        return read_listing(listing_id, self._changing)

    def create(
        self,
        form: Mapping[str, object],
        *,
        pictures: Sequence[str | PathLike[str]] = (),
        predict: bool = False,
        again: bool = False,
        accept: int = 0,
        dry_run: bool = False,
    ) -> Change:
        """Create a listing from a form in wire format; ``listing_id`` is the new id.

        ``pictures`` are files and addresses that are placed before those of the form, the cover
        first; a picture of the form may be a file as well: ``{"file": path}``. Everything is first
        checked by the rules and by the marketplace's validation. ``predict`` fills in a missing
        category from the title. The item is never listed twice: if no answer arrives, the new
        listing is searched for. Raise ``AlreadyListed`` if the same form was listed from this
        workspace before, unless ``again`` is true.

        >>> shop.create(form, dry_run=True).outcome.value
        'shown'
        >>> change = shop.create(form)
        >>> change.is_done, shop.listing(change.listing_id).title == form["title"]
        (True, True)
        >>> change = shop.create({**form, "title": "Taza con foto"}, pictures=[photo])
        >>> len(shop.listing(change.listing_id).pictures) - len(form["pictures"])
        1
        """

        async def prepare(shop: OpenShop) -> PreparedChange:
            whole, _ = await shop.listing.new.completed(read_form(form), predict=predict)
            whole = await with_pictures(shop.session.pictures, whole, pictures)
            return await shop.listing.new.prepare(whole, again=again)

        return self._changing.carry_out(prepare, accept=accept, dry_run=dry_run)

    def validate(self, form: Mapping[str, object], *, predict: bool = False) -> tuple[Finding, ...]:
        """Return the findings of the rules and the marketplace for the form of a new listing.

        Nothing is listed.

        >>> [finding.path for finding in shop.validate({**form, "price": 0}) if finding.is_error]
        ['price']
        """

        async def work(shop: OpenShop) -> tuple[Finding, ...]:
            whole, _ = await shop.listing.new.completed(read_form(form), predict=predict)
            whole = await with_pictures(shop.session.pictures, whole)
            return await shop.listing.new.check(whole)

        return self._thread.call(work)

    def predict(self, *titles: str, below: str | None = None) -> tuple[Predicted | None, ...]:
        """Return the predicted category of each title, ``None`` if there is no prediction.

        ``below`` restricts the prediction to a category of level 1.

        >>> (found,) = shop.predict("Funda para celular")
        >>> found.category_id != "", 0 < found.probability <= 1
        (True, True)
        """
        return predict(self._thread, titles, below)

    def shipping(
        self,
        listing_id: str | None = None,
        *,
        dimensions: str | None = None,
        category_id: str = "",
        price: Decimal | int | None = None,
        listing_type_id: str | None = None,
    ) -> ShippingAnswer:
        """Return the shipping modes and costs of a listing, or of a parcel of ``dimensions``.

        The answer also has whether free shipping is mandatory and why, and the net of a sale under
        each listing type. ``dimensions`` has the form ``"10x20x30,500"``.

        >>> answer = shop.shipping(dimensions="10x20x30,500", price=899)
        >>> answer.shipping_cost is not None, len(answer.offers) > 1
        (True, True)
        >>> shop.shipping(listing.id).mandatory in (True, False)
        True
        """
        return shipping(
            self._thread,
            listing_id,
            dimensions=dimensions,
            category_id=category_id,
            price=price,
            listing_type_id=listing_type_id,
        )


def _note(notice: Notice) -> None:
    _log.warning("The settings: %s", notice.code)
