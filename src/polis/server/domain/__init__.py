"""What a table is and what may be done to it: pure, without I/O. Of the server it imports nothing
but messages and errors."""
