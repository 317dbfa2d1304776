-- What is offered to one guest; its versions say what and at which price.
create table quotes (
  id integer primary key autoincrement,
  reference text not null unique,
  enquiry_id integer references enquiries (id) on delete set null,
  listing_id integer references listings (id) on delete set null,
  user_id integer references users (id) on delete set null,
  author text not null,
  created_at text not null,
  updated_at text not null
);
create index quotes_of_enquiry on quotes (enquiry_id, id);
create index quotes_of_listing on quotes (listing_id);
create index quotes_newest on quotes (updated_at, id);

create table quote_versions (
  id integer primary key autoincrement,
  quote_id integer not null references quotes (id) on delete cascade,
  number integer not null,
  state text not null check (state in ('draft', 'sent', 'viewed', 'accepted', 'declined', 'expired', 'superseded')),
  revision integer not null default 1,
  document text not null check (json_valid(document)),
  guest_name text not null,
  phone_key text not null,
  arrival text not null,
  valid_until text not null,
  total integer not null,
  cost integer not null,
  margin integer not null,
  nonce text,
  token_hash text unique,
  withdrawn_at text,
  sent_at text,
  viewed_at text,
  decided_at text,
  decision text check (json_valid(decision)),
  created_at text not null,
  updated_at text not null,
  unique (quote_id, number)
);
create index quote_versions_by_phone on quote_versions (phone_key, quote_id);
create index quote_versions_by_state on quote_versions (state, valid_until);
-- Of one quote one version at most is accepted, whoever asks at the same time.
create unique index quote_accepted_once on quote_versions (quote_id) where state = 'accepted';

create table quote_steps (
  id integer primary key autoincrement,
  quote_id integer not null references quotes (id) on delete cascade,
  number integer not null,
  at text not null,
  user_id integer references users (id) on delete set null,
  author text not null,
  step text not null,
  text text not null
);
create index quote_steps_of_quote on quote_steps (quote_id, id);
