"""The house on the network: pages, sockets, tables that live, and the robots' desk."""
