"""The tour: drives the real window through the main job and takes a picture of each step."""
