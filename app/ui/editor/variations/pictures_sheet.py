"""The dialog that assigns pictures of the listing to variations."""

from __future__ import annotations

from collections.abc import Callable, Collection

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon, QImage, QPixmap
from PySide6.QtWidgets import QListView, QListWidget, QListWidgetItem, QWidget

from app.editing.draft import ItemDraft
from app.editing.form.variation_field import VariationsSpec
from app.editing.variations.rows import alike, live_rows, pictures_of_row
from app.ui.editor.variations.question_sheet import QuestionSheet
from app.ui.editor.variations.variations_model import VariationsModel
from app.ui.look.icons import exact_pixmap
from app.ui.look.text import PlainLabel
from app.ui.look.type_scale import px

_SIDE = 72
_NAME = int(Qt.ItemDataRole.UserRole)


class PicturesSheet(QuestionSheet):
    """Every picture with a check box; variations that look the same get the same pictures."""

    def __init__(
        self,
        draft: ItemDraft,
        spec: VariationsSpec,
        keys: Collection[str],
        sheet: VariationsModel,
        image: Callable[[str], QImage | None],
        parent: QWidget,
    ) -> None:
        super().__init__(
            self.tr("Pictures of the variation"),
            self.tr("Tick what it shows. The order is that of the listing."),
            self.tr("Show these"),
            parent,
            name="variation_pictures_sheet",
        )
        rows = live_rows(draft)
        self._most = spec.most_pictures
        same = alike(rows, keys, spec.attributes)
        names = [sheet.combination(row) for row, key in enumerate(sheet.ids) if key in same]
        self.body.addWidget(PlainLabel(" · ".join(names), "title", "text", self, wrap=True))
        if len(same) > len(set(keys)):
            words = self.tr("They look the same in a picture, so all of them show the same ones.")
            self.body.addWidget(PlainLabel(words, "label", "text2", self, wrap=True))
        ticked = {
            name for row in rows if row.key in keys for name in pictures_of_row({**row.entry})
        }
        self._list = self._make_list()
        for place, ref in enumerate(draft.pictures()):
            item = QListWidgetItem(_icon(image(ref.key)), str(place + 1))
            item.setData(_NAME, ref.id_in_variation)
            item.setFlags(
                Qt.ItemFlag.ItemIsEnabled
                | Qt.ItemFlag.ItemIsUserCheckable
                | Qt.ItemFlag.ItemIsSelectable
            )
            on = ref.id_in_variation in ticked
            item.setCheckState(Qt.CheckState.Checked if on else Qt.CheckState.Unchecked)
            self._list.addItem(item)
        self.body.addWidget(self._list, 1)
        self._list.itemChanged.connect(lambda _item: self._show())
        self._show()
        self._list.setFocus()

    @property
    def chosen(self) -> list[str]:
        """The ids of the checked pictures as used in ``picture_ids``."""
        items = [self._list.item(at) for at in range(self._list.count())]
        return [
            str(item.data(_NAME)) for item in items if item.checkState() == Qt.CheckState.Checked
        ]

    def _make_list(self) -> QListWidget:
        made = QListWidget(self)
        made.setObjectName("variation_pictures")
        made.setAccessibleName(self.tr("Pictures"))
        made.setViewMode(QListView.ViewMode.IconMode)
        made.setMovement(QListView.Movement.Static)
        made.setResizeMode(QListView.ResizeMode.Adjust)
        made.setIconSize(QSize(px(_SIDE), px(_SIDE)))
        made.setGridSize(QSize(px(_SIDE + 34), px(_SIDE + 34)))
        made.setMinimumHeight(px(230))
        return made

    def _show(self) -> None:
        count = len(self.chosen)
        if not count:
            self.allow(self.tr("Every variation needs a picture"))
        elif self._most is not None and count > self._most:
            self.allow(self.tr("A variation shows at most %n pictures", "", self._most))
        else:
            self.allow("")


def _icon(image: QImage | None) -> QIcon:
    if image is None or image.isNull():
        return QIcon(exact_pixmap("image", "disabled", px(_SIDE) // 2, 1.0))
    return QIcon(QPixmap.fromImage(image))
