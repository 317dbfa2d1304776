-- What guests say of their trips: one review for each quote that was accepted.
create table reviews (
  id integer primary key autoincrement,
  quote_id integer not null unique references quotes (id) on delete cascade,
  state text not null check (state in ('asked', 'waiting', 'published', 'refused', 'withdrawn')),
  nonce text not null,
  token_hash text not null unique,
  listing_ids text not null,
  stars integer,
  words text not null default '',
  name text not null default '',
  home_town text not null default '',
  refusal text,
  answer text not null default '',
  told_at text,
  received_at text,
  decided_at text,
  created_at text not null,
  updated_at text not null
);
create index reviews_by_state on reviews (state, received_at);
