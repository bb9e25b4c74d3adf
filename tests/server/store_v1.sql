-- A store as the first version made it, with a table at which two people sit.
BEGIN TRANSACTION;
CREATE TABLE entries (
	table_id VARCHAR(32) NOT NULL,
	seq INTEGER NOT NULL,
	seat INTEGER,
	ref VARCHAR(200),
	undo BOOLEAN NOT NULL,
	secret BOOLEAN NOT NULL,
	luck BLOB NOT NULL,
	hashes BLOB NOT NULL,
	events BLOB NOT NULL,
	at FLOAT NOT NULL,
	person VARCHAR(32),
	message VARCHAR(64),
	PRIMARY KEY (table_id, seq),
	CONSTRAINT an_answer_counts_once UNIQUE (table_id, person, message),
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE heads (
	table_id VARCHAR(32) NOT NULL,
	seq INTEGER NOT NULL,
	snapshot BLOB NOT NULL,
	PRIMARY KEY (table_id),
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE people (
	id VARCHAR(32) NOT NULL,
	name VARCHAR(24) NOT NULL,
	created_at FLOAT NOT NULL,
	PRIMARY KEY (id)
);
CREATE TABLE schema (
	version INTEGER NOT NULL
);
INSERT INTO "schema" VALUES(1);
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL,
	seat INTEGER NOT NULL,
	kind VARCHAR(8) NOT NULL,
	person VARCHAR(32),
	name VARCHAR(48) NOT NULL,
	bot VARCHAR(64),
	resigned BOOLEAN NOT NULL,
	PRIMARY KEY (table_id, seat),
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE snapshots (
	table_id VARCHAR(32) NOT NULL,
	seq INTEGER NOT NULL,
	snapshot BLOB NOT NULL,
	PRIMARY KEY (table_id, seq),
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL,
	game VARCHAR(64) NOT NULL,
	version INTEGER NOT NULL,
	title VARCHAR(80) NOT NULL,
	state VARCHAR(8) NOT NULL,
	private BOOLEAN NOT NULL,
	invite VARCHAR(64) NOT NULL,
	options TEXT NOT NULL,
	host VARCHAR(32),
	created_at FLOAT NOT NULL,
	updated_at FLOAT NOT NULL,
	started_at FLOAT,
	seq INTEGER NOT NULL,
	asked VARCHAR(64) NOT NULL,
	outcome TEXT,
	ended_by VARCHAR(32),
	rematch VARCHAR(32),
	PRIMARY KEY (id)
);
CREATE TABLE talk (
	id INTEGER NOT NULL,
	table_id VARCHAR(32) NOT NULL,
	person VARCHAR(32) NOT NULL,
	name VARCHAR(24) NOT NULL,
	text VARCHAR(400) NOT NULL,
	at FLOAT NOT NULL,
	PRIMARY KEY (id),
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE INDEX tables_by_state ON tables (state, private, updated_at);
CREATE INDEX seats_by_person ON seats (person);
CREATE INDEX ix_talk_table_id ON talk (table_id);
INSERT INTO people VALUES ('sigrun', 'Sigrun', 1700000000.5);
INSERT INTO tables VALUES ('oak', 'runes', 1, 'A duel', 'live', 0, 'secret', '{}', 'sigrun', 1700000000.5, 1700000000.5,
  1700000000.5, 0, '[0,1]', NULL, NULL, NULL);
INSERT INTO seats VALUES ('oak', 0, 'person', 'sigrun', 'Sigrun', NULL, 0);
INSERT INTO seats VALUES ('oak', 1, 'bot', NULL, 'random', 'random', 0);
COMMIT;
