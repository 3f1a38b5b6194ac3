"""Tests of a listing that goes to another category."""
