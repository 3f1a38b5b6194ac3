"""The English texts about listings: for the code of each finding its sentence."""
