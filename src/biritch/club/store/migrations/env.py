"""Runs the migrations on the connection, and in the transaction, that the house hands over."""

from alembic import context

from biritch.club.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
context.run_migrations()
