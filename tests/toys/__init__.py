"""Small games that only tests play: they use what no real game uses yet."""
