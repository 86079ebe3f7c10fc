"""Fixtures stay plain functions: samples of tests are defined here, and run against a fork."""


def fixture(function):
    return function
