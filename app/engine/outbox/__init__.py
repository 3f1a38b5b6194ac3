"""What is to be sent: put in past the guards, decided about, followed to its end."""
