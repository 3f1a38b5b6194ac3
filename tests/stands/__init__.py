"""What several folders of tests stand on: shops, marketplaces, sessions, clocks and samples."""
