"""The frame round the views: menus, navigation, status bar, banners, palette and sheets."""
