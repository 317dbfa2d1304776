-- SQLite cannot add a primary key: the table is made anew.
create table numbered_sessions (
  id integer primary key autoincrement,
  token_hash text not null unique,
  user_id integer not null references users (id) on delete cascade,
  device text,
  created_at text not null,
  used_at text,
  expires_at text not null
);
insert into numbered_sessions (token_hash, user_id, created_at, expires_at)
  select token_hash, user_id, created_at, expires_at from sessions;
drop table sessions;
alter table numbered_sessions rename to sessions;
create index sessions_of_user on sessions (user_id);
