"""What can be watched from outside: logs and metrics."""
