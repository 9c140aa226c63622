"""Write the transcripts of ``docs/transcripts`` anew: ``make transcripts``. Then read the diff.

The games are recorded beside them; a game without a record gets a new one.
"""

import spieltisch
from spieltisch.words import LANGUAGES
from tests.transcripts import PLACE, short_game, transcript

for id in spieltisch.games():
    record = PLACE / f"{id}.json"
    if not record.exists():
        record.write_text(short_game(id).dumps() + "\n", encoding="utf-8")
    for language in LANGUAGES:
        file = PLACE / f"{id}.{language}.txt"
        file.write_text(transcript(id, language), encoding="utf-8")
        print(file.name, file.stat().st_size)
