create table second_factors (
  user_id integer primary key references users (id) on delete cascade,
  secret text not null,
  used_step integer not null default 0,
  recovery_salt text,
  begun_at timestamptz not null,
  confirmed_at timestamptz
);
create table recovery_codes (
  hash text primary key,
  user_id integer not null references second_factors (user_id) on delete cascade
);
create index recovery_codes_of_user on recovery_codes (user_id);

alter table sessions add column proven_at timestamptz;
