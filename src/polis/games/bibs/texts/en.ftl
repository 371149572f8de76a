title = Bibs
