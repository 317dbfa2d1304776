alter table listings add column title_key text collate "C" not null default '';
update listings set title_key = lower(regexp_replace(normalize(title, NFKD), '[\u0300-\u036f]', '', 'g'));
drop index listings_by_title;
create index listings_by_title on listings (kind, title_key, id, status) where deleted_at is null;
-- From the lowest price up, with those on request behind the others.
create index listings_by_price_up on listings (kind, (price = 0), price, id, status) where deleted_at is null;
