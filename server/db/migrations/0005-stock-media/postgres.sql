create table stock_media (
  topic text primary key,
  media jsonb not null,
  due_at timestamptz not null,
  failures integer not null
);
