"""The table without a server: ``worker`` runs in a browser, ``writing`` makes the folder of files around it."""
