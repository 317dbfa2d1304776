create table texts (
  name text primary key,
  value jsonb,
  version integer not null,
  updated_at timestamptz not null
);
