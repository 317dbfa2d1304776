create table history (
  id integer primary key autoincrement,
  at text not null,
  user_id integer references users (id) on delete set null,
  author text not null,
  action text not null check (action in ('create', 'change', 'delete', 'restore', 'revert')),
  kind text not null,
  listing_id integer,
  name text,
  part_id integer,
  title text not null,
  before text,
  after text
);
create index history_of_listing on history (listing_id, id);
create index history_of_kind on history (kind, id);
create index history_of_user on history (user_id, id);
create index history_by_time on history (at);
