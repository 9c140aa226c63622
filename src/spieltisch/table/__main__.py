"""``python -m spieltisch.table``: serve the table, settings by flag or environment."""

import sys

from spieltisch.table.serve import main

if __name__ == "__main__":
    sys.exit(main())
