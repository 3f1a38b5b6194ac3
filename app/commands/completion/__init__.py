"""What a shell is told for completing what is typed."""
