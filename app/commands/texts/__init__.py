"""How the commands say things: figures, codes and help in the language of a run."""
