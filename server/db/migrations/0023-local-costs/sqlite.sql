-- What guests pay on the spot; days are those of Srinagar, seasons of any year (03-20).
create table local_costs (
  id integer primary key autoincrement,
  destination_id integer not null references listings (id) on delete cascade,
  what text not null,
  what_key text not null,
  unit text not null check (unit in ('person', 'group', 'vehicle', 'day')),
  low real not null,
  high real not null,
  paid_to text not null,
  source text not null,
  checked_on text not null,
  season_from text not null,
  season_to text not null,
  note text not null,
  is_sample integer not null,
  version integer not null default 1,
  created_at text not null,
  updated_at text not null,
  check (low <= high)
);
create unique index local_costs_of_destination on local_costs (destination_id, what_key);
