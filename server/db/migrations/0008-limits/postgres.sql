-- What came lately, for the limits; times in milliseconds since 1970, to be added to.
-- Lost in a crash of the database, and so much the faster.
create unlogged table limits (
  key text primary key,
  taken integer not null,
  free_at bigint not null,
  ends_at bigint not null
);
create index limits_by_end on limits (ends_at);

create table known_addresses (
  hash text primary key,
  user_id integer not null references users (id) on delete cascade,
  seen_at timestamptz not null
);
create index known_addresses_of_user on known_addresses (user_id);
create index known_addresses_by_time on known_addresses (seen_at);

-- They hold links to choose a new password; a link is made when its mail goes out now.
delete from jobs where name = 'mail' and payload::text like '%/admin/resetPassword?code=%'
  and (done_at is not null or stuck_at is not null);
