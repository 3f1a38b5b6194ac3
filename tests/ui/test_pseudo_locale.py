"""That the window has room for a longer language, and shows nothing else."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import AsyncIterator, Iterator
from decimal import Decimal
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QSettings
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from app.domain.dimensions import Dimensions
from app.domain.models.category import Category
from app.domain.models.shipping import Coverage
from app.engine.catalog.catalog import ItemCatalog
from app.engine.shipping.cost_preview import ModeLine, ShippingAnswer
from app.engine.shipping.net_proceeds import Terms, cliff_of, offers_at, with_marketplace
from app.rules.findings import Finding
from app.rules.offer.shipping import free_shipping_reasons
from app.rules.sellers import SellerStanding
from app.rules.sites import site_rules
from app.tasks import TaskScope
from app.ui.application import choose_theme, interface_font
from app.ui.listings.table.columns import COLUMNS, column_title, place_of
from app.ui.look.chips import chip_for_status
from app.ui.look.paint import chip_width
from app.ui.look.theme import forget_painted
from app.ui.look.type_scale import metrics, px
from app.ui.shipping.view import ShippingView
from app.ui.window.help_sheets import AboutSheet, LegendSheet, ShortcutSheet
from app.ui.window.main_window import MainWindow
from app.ui.window.token_dialog import TokenDialog
from tests.stands.editor_session import FakeSession
from tests.stands.listings_shop import TITLES, fill
from tests.stands.message_files import TRANSLATIONS, extracted, read
from tests.ui.editor.conftest import ATTRIBUTES, CATEGORY, VARIED, Workbench, parsed_attributes
from tests.ui.listings.conftest import shown
from tests.ui.pseudo_locale import Translator, cut_off, english, out_of_sight, pseudo

STATUS, TITLE = place_of(COLUMNS, "status"), place_of(COLUMNS, "title")

PSEUDO = "pseudo"
WINDOWS = [(1000, 700), (1440, 900)]
#: What stands round a view of the window: the rail, or the wide navigation; bars above and below.
RAIL, NAVIGATION, BARS = 56, 216, 57

#: Names that no language translates: units, formats, wire names, and the program's; and what Qt
#: translates by itself: keys, the buttons of a bar of tabs.
NAMES = """
    Vitrina Clásica Premium Gratuita MX COD cm kg mm id px JPEG PUT items HTTP
    me custom carrier not specified green mandatory new
    Ctrl Shift Alt Del Esc Home End Return Space Enter Tab PgUp PgDown Backspace Delete Down Up
    Left Right Scroll
    English Español Português Brasil Oct Nov
"""


def words_of(*documents: object) -> frozenset[str]:
    """Every word in the values of some wire documents."""
    text = " ".join(json.dumps(each, ensure_ascii=False, default=str) for each in documents)
    return frozenset(re.findall(r"[^\W\d_]{2,}", text))


DATA = words_of(ATTRIBUTES, CATEGORY, VARIED, TITLES, NAMES)


Texts = dict[tuple[str, str], str]


def table(language: str) -> Texts:
    """The texts of a language, by context and English; the counted ones in the plural."""
    messages = read(TRANSLATIONS / f"vitrina_{language}.ts")
    return {(each.context, each.source): each.forms[-1] for each in messages if each.forms[-1]}


@pytest.fixture(scope="session")
def source_texts(tmp_path_factory: pytest.TempPathFactory) -> Texts:
    messages = extracted(tmp_path_factory.mktemp("texts") / "found.ts")
    return {(each.context, each.source): pseudo(each.source) for each in messages}


@pytest.fixture(params=[PSEUDO, "es", "pt_BR"])
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def translator(qapp: QApplication, language: str, source_texts: Texts) -> Iterator[Translator]:
    qapp.setFont(interface_font(qapp.font()))
    choose_theme(qapp, "light")
    found = Translator(source_texts if language == PSEUDO else table(language))
    QCoreApplication.installTranslator(found)
    forget_painted()
    yield found
    QCoreApplication.removeTranslator(found)
    forget_painted()


def problems(window: QWidget, translator: Translator, language: str) -> str:
    # Labels that wrap tell their height only after their width is known, and so do their parents.
    for _ in range(4):
        QApplication.processEvents()
    found = [*cut_off(window), *out_of_sight(window)]
    if language == PSEUDO:
        found += english(window, DATA)
        # Languages are named in themselves.
        found += [f"{at}: {text}" for at, text in translator.unknown() if at != "Languages"]
    return "\n".join(found)


def view_size(window: tuple[int, int]) -> tuple[int, int]:
    """What a window leaves to a view."""
    width, height = window
    return width - (RAIL if width < 1200 else NAVIGATION), height - BARS


@pytest.fixture
def catalog(tmp_path: Path) -> Iterator[ItemCatalog]:
    found = ItemCatalog(fill(tmp_path / "catalogue.db", 60))
    yield found
    found.close()


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Edit listing", "‹Édît lîštîñg éñ›"),
        ("Sending…", "‹Šéñdîñg ›…"),
        ("&File", "‹&Fîlé›"),
        ("{n} of {most}", "‹{n} öf {most}›"),
        ("%n selected", "‹%n šéléçtéd é›"),
    ],
)
def test_that_a_pseudo_text_is_longer_and_keeps_its_placeholders(text: str, expected: str) -> None:
    assert pseudo(text) == expected


@pytest.mark.parametrize("size", WINDOWS)
def test_that_the_main_window_has_room(
    qtbot: QtBot,
    tmp_path: Path,
    catalog: ItemCatalog,
    translator: Translator,
    language: str,
    size: tuple[int, int],
) -> None:
    view_settings = QSettings(str(tmp_path / "window.ini"), QSettings.Format.IniFormat)
    width, height = size
    window = shown(qtbot, MainWindow(catalog, view_settings), width=width, height=height)
    rows = window.listings.model
    window.listings.set_inspector_open(True)
    for chosen in (0, 1, 3):
        window.listings.table.selection.replace(str(rows.item_id(n)) for n in range(chosen))
        assert problems(window, translator, language) == "", chosen


@pytest.mark.parametrize("meanwhile", [True, False])
def test_that_headings_have_room_after_another_language(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, catalog: ItemCatalog, meanwhile: bool
) -> None:
    view_settings = QSettings(str(tmp_path / "window.ini"), QSettings.Format.IniFormat)
    before = shown(qtbot, MainWindow(catalog, view_settings))
    spanish = Translator(table("es"))
    if meanwhile:
        # As it is chosen in the menu: the window that is open language it before it is closed.
        qapp.installTranslator(spanish)
    before.close_for_good()
    qapp.installTranslator(spanish)
    window = shown(qtbot, MainWindow(catalog, view_settings))
    header = window.listings.table.header
    titles = {n: column_title(column) for n, column in enumerate(COLUMNS) if n > TITLE}
    wanted = {n: metrics("label_strong").horizontalAdvance(titles[n]) for n in titles}
    qapp.removeTranslator(spanish)
    assert [
        titles[n]
        for n in titles
        if not header.isSectionHidden(n) and header.sectionSize(n) < wanted[n] + 2 * px(8)
    ] == []


@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize("words", ["zzz", ""])
def test_that_empty_views_have_room(
    qtbot: QtBot,
    tmp_path: Path,
    translator: Translator,
    language: str,
    size: tuple[int, int],
    words: str,
) -> None:
    catalog = ItemCatalog(fill(tmp_path / "catalogue.db", 60 if words else 0))
    view_settings = QSettings(str(tmp_path / "window.ini"), QSettings.Format.IniFormat)
    width, height = size
    window = shown(qtbot, MainWindow(catalog, view_settings), width=width, height=height)
    QTest.keyClicks(window.findChild(QLineEdit, "search_box_field"), words)
    qtbot.waitUntil(lambda: window.listings.model.rowCount() == 0)
    assert problems(window, translator, language) == ""
    catalog.close()


@pytest.fixture
async def bench() -> AsyncIterator[Workbench]:
    session = FakeSession(copy.deepcopy(VARIED), Category.parse(CATEGORY), parsed_attributes())
    async with TaskScope("pseudo") as scope:
        workbench = Workbench(session, scope)
        yield workbench
        await workbench.turn()


@pytest.mark.parametrize("size", WINDOWS)
async def test_that_the_editor_has_room(
    qtbot: QtBot,
    bench: Workbench,
    translator: Translator,
    language: str,
    size: tuple[int, int],
) -> None:
    width, height = size
    view = await bench.open(qtbot, width - RAIL, height - BARS)
    assert problems(view, translator, language) == ""
    bench.session.listings.findings = (
        Finding.error("title", "item.title.too_long", length=61, longest=60),
        Finding.warning("attributes.THICKNESS", "item.attributes.omitted", value="9", units=["mm"]),
        Finding.error("pictures", "item.pictures.required"),
    )
    view.validate_requested.emit()
    await bench.settle()
    for section in ("basics", "attributes", "pictures", "variations", "shipping"):
        view.columns.go_to_section(section)
        await bench.turn()
        assert problems(view, translator, language) == ""


@pytest.mark.parametrize("language", ["en", "es", "pt_BR"], indirect=False)
def test_that_the_table_has_room_for_every_state(translator: Translator, language: str) -> None:
    del translator, language
    room = px(COLUMNS[STATUS].width) - px(8)
    states = ("active", "paused", "under_review", "not_yet_active", "inactive", "closed", "deleted")
    reasons = ("out_of_stock", "waiting_for_patch", "pending_documentation", "payment_required")
    chips = [chip_for_status(state) for state in states]
    chips += [chip_for_status("paused", [reason]) for reason in reasons]
    assert [chip.text for chip in chips if chip_width(chip) > room] == []


def answer(price: str) -> ShippingAnswer:
    site = site_rules("MX")
    seller = SellerStanding("5_green", False, 900, "MX")
    terms = Terms(site, seller, "new", False, False, Decimal(108))
    amount = Decimal(price)
    reasons = free_shipping_reasons(
        price=amount, condition="new", official_store=False, seller=seller, site=site
    )
    return ShippingAnswer(
        item_id="MX1",
        title=TITLES[0],
        site=site,
        category_id="MX1",
        price=amount,
        currency_id="MXN",
        listing_type_id="gold_special",
        dimensions=Dimensions(Decimal(17), Decimal(23), Decimal(28), Decimal(346)),
        measures_from="item",
        billable_weight_g=Decimal(2190),
        modes=(
            ModeLine("me2", "in_use", "optional"),
            ModeLine("me1", "not_allowed", "optional"),
            ModeLine("custom", "allowed", "optional"),
            ModeLine("carrier", "not_allowed", "optional"),
            ModeLine("not_specified", "allowed", "optional"),
        ),
        local_pick_up="optional",
        coverage=Coverage.parse(
            {
                "all_country": {"list_cost": 108, "currency_id": "MXN"},
                "all_country_except_exclusion_zone": {"list_cost": 92, "currency_id": "MXN"},
            }
        ),
        chosen_coverage="all_country",
        shipping_cost=Decimal(108),
        mandatory=amount > 549,
        offers_free=False,
        reasons=with_marketplace(reasons, "mandatory"),
        offers=offers_at(
            terms, amount, {"free": "Gratuita", "gold_special": "Clásica", "gold_pro": "Premium"}
        ),
        cliff=cliff_of(terms, "gold_special"),
        terms=terms,
    )


@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize("price", ["568", "99.90", "12999", "100000000"])
def test_that_the_shipping_view_has_room(
    qtbot: QtBot,
    catalog: ItemCatalog,
    translator: Translator,
    language: str,
    size: tuple[int, int],
    price: str,
) -> None:
    view = ShippingView(catalog)
    qtbot.addWidget(view)
    view.resize(*(px(side) for side in view_size(size)))
    with qtbot.waitExposed(view):
        view.show()
    view.show_answer(answer(price))
    QApplication.processEvents()
    assert problems(view, translator, language) == ""


def test_that_the_sheets_have_room(
    qtbot: QtBot, tmp_path: Path, catalog: ItemCatalog, translator: Translator, language: str
) -> None:
    view_settings = QSettings(str(tmp_path / "window.ini"), QSettings.Format.IniFormat)
    window = shown(qtbot, MainWindow(catalog, view_settings), width=1000, height=700)
    assert window.shell is not None
    sheets = (
        LegendSheet(window),
        ShortcutSheet(window.shell.actions, window),
        AboutSheet(window),
        TokenDialog(window),
    )
    for sheet in sheets:
        with qtbot.waitExposed(sheet):
            sheet.show()
        found = problems(sheet, translator, language)
        sheet.close()
        assert found == ""
