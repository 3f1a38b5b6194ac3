"""What is said of a listing, in English: by the code of a finding its sentence."""
