"""The texts of the commands: figures, codes and help in the language of a run."""
