create table stock_media (
  topic text primary key,
  media text not null check (json_valid(media)),
  due_at text not null,
  failures integer not null
);
