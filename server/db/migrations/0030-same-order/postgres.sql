-- Suppliers are listed like listings, without regard to accents and capital letters.
alter table suppliers add column name_key text collate "C" not null default '';
alter table suppliers add column place_key text collate "C" not null default '';
update suppliers set
  name_key = lower(regexp_replace(normalize(name, NFKD), '[\u0300-\u036f]', '', 'g')),
  place_key = lower(regexp_replace(normalize(place, NFKD), '[\u0300-\u036f]', '', 'g'));
-- What lists are sorted by has the same order in every database, whatever language it was made for.
alter table rates alter column item_key type text collate "C";
alter table calendar_entries alter column title_key type text collate "C";
alter table local_costs alter column what_key type text collate "C";
alter table redirects alter column source type text collate "C";
alter table missed_addresses alter column path type text collate "C";
alter table import_keys alter column external_id type text collate "C";
-- As text, so that fields keep their order in lists of changes and in answers.
alter table history alter column before type json, alter column after type json;
alter table enquiries alter column details type json;
