"""The order of a site's leaves, in which every subtree is a slice."""

from __future__ import annotations

from typing import Any

import pytest

from app.service.prediction.taxonomy import build_taxonomy
from tests.service.prediction.toy_site import categories


def test_that_every_subtree_is_a_slice_of_the_leaves() -> None:
    taxonomy = build_taxonomy(categories())
    assert len(taxonomy.leaves) == 6
    for place, path in enumerate(taxonomy.paths):
        assert path[-1] == taxonomy.leaves[place]
        for step in path:
            first, end = taxonomy.spans[step]
            assert first <= place < end
    assert taxonomy.spans["CASA"] == (0, 3)
    assert taxonomy.spans["ROPA"] == (3, 6)
    assert taxonomy.names[0] == ("Casa", "Focos")


@pytest.mark.parametrize(
    ("category", "paths"),
    [
        ({"id": "A"}, [("A",)]),
        ({"id": "A", "name": "a", "path_from_root": None}, [("A",)]),
        ({"id": "A", "settings": {"listing_allowed": False}}, []),
        ({"id": "A", "settings": {"listing_allowed": True}}, [("A",)]),
        ({"id": "A", "children_categories": [{"id": "B"}]}, []),
        # A path that does not end here, or names a step twice, or holds something else.
        ({"id": "A", "path_from_root": [{"id": "B"}]}, [("B", "A")]),
        ({"id": "A", "path_from_root": [{"id": "A"}, {"id": "B"}]}, [("B", "A")]),
        ({"id": "A", "path_from_root": [{"id": "B"}, {"id": "B"}, 7, {}]}, [("B", "A")]),
    ],
)
def test_that_odd_categories_do_no_harm(
    category: dict[str, Any], paths: list[tuple[str, ...]]
) -> None:
    assert list(build_taxonomy([category]).paths) == paths
