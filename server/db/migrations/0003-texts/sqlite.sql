create table texts (
  name text primary key,
  value text check (value is null or json_valid(value)),
  version integer not null,
  updated_at text not null
);
