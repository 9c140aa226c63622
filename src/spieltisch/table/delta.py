"""What changed between two pieces of JSON, so that a message need not carry all that stayed the same.

A change is ``[value]``: this is it now; or ``{key: change, ...}``: the same object or list with these parts changed,
the others as they were. A part whose change is ``[]`` is gone; in a list so is everything behind it.

>>> changes({"n": 3, "hand": ["a", "b"], "deck": 9}, {"n": 4, "hand": ["a"], "top": None, "deck": 9})
{'n': [4], 'hand': {'1': []}, 'top': [None]}
"""

from spieltisch.engine.game import Json

GONE: list[Json] = []
NEW = object()  # no JSON: whatever is there now is new


def changes(old: Json, new: Json) -> Json:
    """The change that makes ``new`` of ``old``: ``{}`` where nothing changed."""
    if isinstance(old, dict) and isinstance(new, dict):
        return changed_object(old, new)
    if isinstance(old, list) and isinstance(new, list):
        return changed_list(old, new)
    return [new]


def changed_object(old: dict[str, Json], new: dict[str, Json]) -> Json:
    """Objects in it are not compared first and then once more: that they are the same shows when nothing is found."""
    found: dict[str, Json] = {}
    for key, value in new.items():
        before = old.get(key, NEW)
        if before is value:
            continue
        if isinstance(value, dict) and isinstance(before, dict):
            inside = changed_object(before, value)
            if inside:
                found[key] = inside
        elif before != value:
            found[key] = changes(before, value)
    if not old.keys() <= new.keys():
        found |= {key: GONE for key in old if key not in new}
    return found


def changed_list(old: list[Json], new: list[Json]) -> Json:
    kept = min(len(old), len(new))
    other = [at for at in range(kept) if old[at] is not new[at] and old[at] != new[at]]
    if len(other) > len(old) // 2:
        return [new]  # hardly anything stayed
    found: dict[str, Json] = {str(at): changes(old[at], new[at]) for at in other}
    found |= {str(at): [new[at]] for at in range(kept, len(new))}
    if len(new) < len(old):
        found[str(len(new))] = GONE
    return found
