-- Roads and places, and what was last seen of each.
create table conditions (
  id integer primary key autoincrement,
  name text not null,
  name_key text not null unique,
  kind text not null check (kind in ('road', 'place')),
  mark text not null,
  state text not null check (state in ('open', 'oneWay', 'restricted', 'closed', 'notKnown')),
  sentence text not null,
  cut_off text not null,
  source text not null,
  seen_at text,
  holds_until text,
  version integer not null default 1,
  created_at text not null,
  updated_at text not null,
  check (state = 'notKnown' or (seen_at is not null and holds_until > seen_at))
);

-- What comes each year; days are those of any year (03-20).
create table calendar_entries (
  id integer primary key autoincrement,
  title text not null,
  title_key text not null unique,
  place text not null,
  from_day text not null,
  to_day text not null,
  note text not null,
  version integer not null default 1,
  created_at text not null,
  updated_at text not null
);
