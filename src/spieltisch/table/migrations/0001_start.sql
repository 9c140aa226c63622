-- One table (with its round of games), its chairs, its log, its talk and its results.
-- These files are read by SQLite and PostgreSQL alike.

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    version INTEGER NOT NULL,
    seats INTEGER NOT NULL,
    options TEXT NOT NULL,
    settings TEXT NOT NULL,
    public INTEGER NOT NULL,
    status TEXT NOT NULL,
    created BIGINT NOT NULL,
    changed BIGINT NOT NULL
);

CREATE INDEX tables_by_status ON tables (status, public, changed);

CREATE TABLE chairs (
    table_id TEXT NOT NULL REFERENCES tables (id),
    chair INTEGER NOT NULL,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    level TEXT,
    secret TEXT,
    taken INTEGER NOT NULL,
    PRIMARY KEY (table_id, chair)
);

-- Number n of a table is written once, by whoever comes first: this key is what keeps several servers honest.
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    n INTEGER NOT NULL,
    kind TEXT NOT NULL,
    seat INTEGER NOT NULL,
    action BIGINT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, n)
);

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id),
    n INTEGER NOT NULL,
    seat INTEGER,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, n)
);

CREATE TABLE results (
    table_id TEXT NOT NULL REFERENCES tables (id),
    round INTEGER NOT NULL,
    game TEXT NOT NULL,
    names TEXT NOT NULL,
    places TEXT NOT NULL,
    scores TEXT NOT NULL,
    reason TEXT NOT NULL,
    moves INTEGER NOT NULL,
    finished BIGINT NOT NULL,
    PRIMARY KEY (table_id, round)
);

CREATE INDEX results_by_time ON results (finished);
