"""Tests of a listing that is not there yet."""
