from __future__ import annotations

import psycopg
import sqlalchemy


def test_every_test_gets_a_fresh_postgresql_database(postgres_url: str) -> None:
    with psycopg.connect(postgres_url) as connection:
        row = connection.execute("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'")
        assert row.fetchone() == (0,)
        connection.execute("CREATE TABLE boards (number integer)")


def test_the_database_of_a_test_is_an_address_that_sqlalchemy_reads(database_url: str) -> None:
    assert sqlalchemy.make_url(database_url).get_backend_name() in {"sqlite", "postgresql"}


def test_the_browser_for_the_tests_is_a_program(chromium_path: str) -> None:
    assert chromium_path.startswith("/")
