"""``python -m spieltisch``"""

import sys

from spieltisch.cli import main

sys.exit(main())
