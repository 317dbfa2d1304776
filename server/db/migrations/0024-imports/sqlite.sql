-- Spreadsheets that staff sent, what became of them, and what could still be undone.
create table imports (
  id integer primary key autoincrement,
  state text not null,
  user_id integer references users (id) on delete set null,
  author text not null,
  -- Names and sizes of what was sent, and where it waits.
  files text not null,
  kind text,
  -- What is no mistake, but worth a look.
  notes text not null default '[]',
  -- Why it could not be read, or goes on later.
  problem text not null default '',
  total integer not null default 0,
  done integer not null default 0,
  created_at text not null,
  applied_at text,
  undone_at text
);

create table import_rows (
  import_id integer not null references imports (id) on delete cascade,
  position integer not null,
  sheet text not null,
  place text not null,
  kind text not null,
  title text not null,
  external_id text not null,
  outcome text not null,
  state text not null,
  listing_id integer,
  -- Of the listing when it was compared.
  version integer,
  differences text not null default '[]',
  refusals text not null default '[]',
  -- The entries of the history that it made lie between them.
  history_from integer,
  history_to integer,
  primary key (import_id, position)
);

-- What the sender's own lists call a listing: a second import changes it instead of adding another.
create table import_keys (
  kind text not null,
  external_id text not null,
  listing_id integer not null references listings (id) on delete cascade,
  -- Its pictures by the hash of the file that was sent.
  pictures text not null default '{}',
  primary key (kind, external_id)
);
create index import_keys_of_listing on import_keys (listing_id);
