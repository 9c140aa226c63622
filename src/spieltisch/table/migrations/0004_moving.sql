-- A device that is about to hand its running games to another one: the hash of the secret that does it, and until when.
CREATE TABLE moving (
    device TEXT PRIMARY KEY,
    secret TEXT NOT NULL UNIQUE,
    until BIGINT NOT NULL
);
