-- Pictures of reviews; and reviews that came from elsewhere, whose quote is not here.
create table reviews_anew (
  id integer primary key autoincrement,
  quote_id integer unique references quotes (id) on delete cascade,
  reference text not null default '',
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
insert into reviews_anew (id, quote_id, state, nonce, token_hash, listing_ids, stars, words, name, home_town,
    refusal, answer, told_at, received_at, decided_at, created_at, updated_at)
  select id, quote_id, state, nonce, token_hash, listing_ids, stars, words, name, home_town,
    refusal, answer, told_at, received_at, decided_at, created_at, updated_at from reviews;
drop table reviews;
alter table reviews_anew rename to reviews;
create index reviews_by_state on reviews (state, received_at);
create table review_pictures (
  id integer primary key autoincrement,
  review_id integer not null references reviews (id) on delete cascade,
  name text not null unique,
  width integer not null,
  height integer not null,
  blur text not null,
  hash text not null,
  unique (review_id, hash)
);
