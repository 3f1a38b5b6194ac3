"""The frame around the views: menus, navigation, status bar, banners, palette and dialogs."""
