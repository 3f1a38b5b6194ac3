"""Naive Bayes weights in addition to those of the support vector machines.

The machines weigh features against each other; likelihoods treat each feature separately. Their sum
is right more often than either if titles have unknown words.
"""

from __future__ import annotations

import numpy as np
from scipy.sparse import csr_matrix

from app.service.prediction.solving import Floats

_SHARE = 0.3
_SMOOTHING = 0.1
_NUMBERS_AT_ONCE = 4_000_000


def add_likelihoods(weights: Floats, named: csr_matrix, targets: csr_matrix, sizes: Floats) -> None:
    """Add the likelihoods of words to their ``weights`` (a row each, a column for each class).

    ``named`` has the words of titles, whatever its numbers are, and ``targets`` the weight of each
    title in each class. A word that is equally likely in all classes adds nothing. ``sizes`` has
    the factor with which a word counts in a title, which must not be applied here.
    """
    words, classes = weights.shape
    present = csr_matrix((np.ones_like(named.data), named.indices, named.indptr), named.shape)
    found = (present.T @ targets).tocsr()
    smoothed = np.asarray(found.sum(axis=0), np.float32).ravel() + np.float32(_SMOOTHING * words)
    totals = np.log(smoothed)
    height = max(1, _NUMBERS_AT_ONCE // max(1, classes))
    for first in range(0, words, height):
        some = slice(first, first + height)
        likelihoods = np.log(found[some].toarray() + np.float32(_SMOOTHING)) - totals
        likelihoods -= likelihoods.mean(axis=1, keepdims=True)
        weights[some] += np.float32(_SHARE) * likelihoods / sizes[some, np.newaxis]
