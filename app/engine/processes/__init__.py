"""The processes of a shop: started, watched, talked to, and orders handed from one to another."""
