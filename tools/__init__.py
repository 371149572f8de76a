"""What ``./dev`` is made of. Only the standard library is imported at the top of a module."""
