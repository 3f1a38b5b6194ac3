"""Widgets that show something: banners, chips, progress, timelines, bars."""
