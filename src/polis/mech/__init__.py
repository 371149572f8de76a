"""Mechanisms that two games or more are built on."""
