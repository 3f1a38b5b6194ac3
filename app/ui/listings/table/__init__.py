"""The table of listings: windows of rows, with painting, selection and copying."""
