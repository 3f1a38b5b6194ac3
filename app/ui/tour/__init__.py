"""The tour: the real window driven through the main job, pictured step by step."""
