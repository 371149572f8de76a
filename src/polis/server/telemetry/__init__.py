"""What can be watched from outside: logs, metrics and traces."""
