"""Widgets that display data: banners, chips, progress, timelines, bars."""
