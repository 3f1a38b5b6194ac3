"""Sheets: export of listings to a spreadsheet, and import of edited ones as a plan.

Export: ``export`` reads the listings, ``columns`` defines the columns, ``cells`` makes the cells,
``workbook_writer`` and ``text_file`` write the file. No cell is a formula, and ids are locked.
"""
