-- What a sent version shows stays, also when a listing loses the picture.
create table quote_pictures (
  id integer primary key autoincrement,
  version_id integer not null references quote_versions (id) on delete cascade,
  folder text not null,
  name text not null,
  width integer not null,
  height integer not null,
  blur text not null,
  alt text not null,
  unique (version_id, folder, name)
);
create index quote_pictures_by_name on quote_pictures (name);
insert into quote_pictures (version_id, folder, name, width, height, blur, alt)
  select versions.id, folder, name, min(width), min(height), min(blur), min(alt)
  from quote_versions versions, json_each(versions.document, '$.days') days
  join images on folder || '/' || name || '.webp' = json_extract(days.value, '$.picture.path')
  where versions.state <> 'draft'
  group by versions.id, folder, name;
