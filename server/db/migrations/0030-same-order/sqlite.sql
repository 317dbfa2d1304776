-- Suppliers are listed like listings, without regard to accents and capital letters.
alter table suppliers add column name_key text not null default '';
alter table suppliers add column place_key text not null default '';
update suppliers set name_key = title_key(name), place_key = title_key(place);
