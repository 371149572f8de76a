"""Tools for whoever runs a server: doctor, recheck, export and import. No other package uses
them."""
