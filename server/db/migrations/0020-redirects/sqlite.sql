create table redirects (
  id integer primary key autoincrement,
  source text not null unique,
  target text not null,
  hits integer not null default 0,
  hit_at text,
  version integer not null default 1,
  created_at text not null,
  updated_at text not null
);

-- Addresses that nothing answered: paths without their queries, and nothing of who asked.
create table missed_addresses (
  path text primary key,
  count integer not null,
  asked_at text not null
);
create index missed_by_count on missed_addresses (count, asked_at);
