"""Commands for spreadsheets: importing changes as a plan, and creating listings from rows."""
