"""The vocabulary of rules: fields, attributes of the shop, and their values."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QStandardItem, QStandardItemModel

from app.domain.vocabulary import ListingTypeId
from app.engine.catalog.questions import (
    AttributeNames,
    Attributes,
    Complete,
    Completed,
    Values,
    ValuesOf,
)
from app.engine.queries.condition_values import FIELD_KINDS, Kind
from app.engine.queries.facet_conditions import DOUBLES
from app.engine.queries.history_conditions import CHANGED
from app.engine.queries.sql_conditions import FIELDS
from app.engine.queries.statuses import STATUSES
from app.ui.look.text import one_line
from app.ui.look.window_locale import window_locale
from app.ui.texts.code_names import LISTING_TYPE, STATUS, code_name
from app.ui.texts.condition_text import Wording, value_words
from app.ui.texts.rule_words import FIELD_TITLES, WORDS, changed_title, field_title

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from app.engine.catalog.catalog import ItemCatalog
    from app.engine.catalog.questions import CatalogAnswer

Options = tuple[tuple[str, str], ...]
"""Values with their titles."""
_NAMED = {Kind.STATUS: (STATUS, STATUSES), Kind.TYPE: (LISTING_TYPE, frozenset(ListingTypeId))}


class Subject(NamedTuple):
    """The subject of a rule: the name of a field or an attribute, and the kind of its values."""

    name: str
    kind: Kind


class RuleVocabulary(QObject):
    """The fields, names and values for rules; ``learnt`` reports names from the catalog.

    Nothing is requested before it is needed.
    """

    learnt = Signal()

    def __init__(self, catalog: ItemCatalog, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._catalog = catalog
        self._asked = False
        self.attributes: Mapping[str, str] = {}
        self.names: Mapping[str, str] = {}
        """The names in the current query."""
        self.model = QStandardItemModel(self)
        """The fields that a rule can have, shared by all rules; each row corresponds to one of
        ``subjects``."""
        self.subjects: list[Subject | None] = []
        self._fill()

    def ask(self) -> None:
        """Request the attributes of the shop, once."""
        if not self._asked:
            self._asked = True
            self._catalog.ask("rule attributes", Attributes(), self._take)

    def _take(self, answer: CatalogAnswer) -> None:
        assert isinstance(answer, AttributeNames)
        self.attributes = answer.names
        self._asked = bool(answer.names)
        self._fill()
        self.learnt.emit()

    @property
    def wording(self) -> Wording:
        """The names and the number format for the texts of conditions."""
        locale = window_locale(self._catalog.shop().site_id)
        return Wording({**self.attributes, **self.names}, locale)

    def _fill(self) -> None:
        """List free words, the fields by title, a separator, and the attributes by title."""
        known = (name for name in FIELD_TITLES if name in FIELDS)
        fields = sorted(((name, field_title(name)) for name in known), key=_by_title)
        listed: list[tuple[Subject | None, str]] = [
            (Subject(WORDS, Kind.WORDS), field_title(WORDS))
        ]
        listed += [(Subject(name, FIELD_KINDS[name]), title) for name, title in fields]
        listed.append((None, ""))
        listed += [(Subject(key, Kind.ATTRIBUTE), title) for key, title in self._attributes()]
        self.subjects = [subject for subject, _ in listed]
        self.model.clear()
        for subject, title in listed:
            item = QStandardItem(one_line(title))
            if subject is None:
                # Qt's item views recognise a separator line by this role.
                item.setData("separator", Qt.ItemDataRole.AccessibleDescriptionRole)
                item.setFlags(Qt.ItemFlag.NoItemFlags)
            self.model.appendRow(item)

    def _attributes(self) -> Options:
        """Return the attributes of the shop by name; equal names are shown with their ids."""
        counted = Counter(self.attributes.values())
        found = (
            (key, f"{title} ({key})" if counted[title] > 1 else title)
            for key, title in self.attributes.items()
        )
        return tuple(sorted(found, key=_by_title))

    def ask_values(
        self, kind: Kind, attribute: str, begun: str, on_options: Callable[[Options], None]
    ) -> None:
        """Call ``on_options`` with values that begin with ``begun``, possibly at once."""
        if kind in _NAMED:
            code, values = _NAMED[kind]
            named = sorted(((str(v), code_name(code, str(v))) for v in values), key=_by_title)
            on_options(tuple(named))
        elif kind is Kind.CHANGES:
            on_options(tuple((field, changed_title(field)) for field in CHANGED))
        elif kind is Kind.DOUBLE:
            on_options(tuple((way, value_words(way, kind, self.wording)) for way in DOUBLES))
        elif kind is Kind.CATEGORY:
            text = f'category:"{begun.replace(chr(34), " ")}'

            def take(answer: CatalogAnswer) -> None:
                assert isinstance(answer, Completed)
                names = (word.strip('"') for word in answer.words)
                on_options(tuple((name, name) for name in names))

            self._catalog.ask("rule values", Complete(text, len(text)), take)
        else:

            def take_values(answer: CatalogAnswer) -> None:
                assert isinstance(answer, Values)
                on_options(tuple((value, value) for value in answer.values))

            self._catalog.ask("rule values", ValuesOf(attribute, begun), take_values)


def _by_title(option: tuple[str, str]) -> str:
    return option[1].casefold()
