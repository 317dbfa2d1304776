-- title_key() is the server's own function.
alter table listings add column title_key text not null default '';
update listings set title_key = title_key(title);
drop index listings_by_title;
create index listings_by_title on listings (kind, title_key, id, status) where deleted_at is null;
-- From the lowest price up, with those on request behind the others.
create index listings_by_price_up on listings (kind, (price = 0), price, id, status) where deleted_at is null;
