-- By it an upload of what is stored already is known.
alter table images add column hash text;
create index images_by_hash on images (hash);
