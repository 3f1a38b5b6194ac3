"""How the composition root has libraries loaded."""

from __future__ import annotations

import os
import sys

import pytest

from app.bootstrap import lazy_binding


@pytest.mark.skipif(sys.platform == "win32", reason="where a library has lazy binding")
def test_that_only_what_the_block_loads_is_bound_at_the_first_call() -> None:
    usual = sys.getdlopenflags()
    with lazy_binding():
        assert sys.getdlopenflags() == os.RTLD_LAZY
    assert sys.getdlopenflags() == usual
    with pytest.raises(ImportError), lazy_binding():
        raise ImportError
    assert sys.getdlopenflags() == usual
