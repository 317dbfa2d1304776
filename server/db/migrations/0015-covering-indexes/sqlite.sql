-- Each holds all that lists are narrowed by, deleted_at too, so that counting and skipping read no listing.
drop index listings_in_order;
drop index listings_by_price;
drop index listings_by_price_up;
drop index listings_by_title;
drop index listings_of_category;
drop index listings_newest;
create index listings_in_order on listings (kind, position, id, status, category_id, price, deleted_at) where deleted_at is null;
create index listings_by_price on listings (kind, price, id, status, category_id, position, deleted_at) where deleted_at is null;
create index listings_by_price_up on listings (kind, (price = 0), price, id, status, category_id, deleted_at) where deleted_at is null;
create index listings_by_title on listings (kind, title_key, id, status, category_id, price, deleted_at) where deleted_at is null;
create index listings_of_category on listings (kind, category_id, position, id, status, price, deleted_at) where deleted_at is null;
create index listings_newest on listings (kind, id, status, category_id, price, updated_at, deleted_at) where deleted_at is null;
drop index parts_of_listing;
create index parts_of_listing on parts (listing_id, part, position, id, updated_at);
