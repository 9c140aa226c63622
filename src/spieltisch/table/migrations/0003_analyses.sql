-- What an analysis found in a finished round, as the browser reads it.
CREATE TABLE analyses (
    table_id TEXT NOT NULL REFERENCES tables (id),
    round INTEGER NOT NULL,
    whole TEXT NOT NULL,
    PRIMARY KEY (table_id, round)
);
