-- Each holds all that lists are narrowed by, so that counting and skipping read no listing.
drop index listings_in_order;
drop index listings_by_price;
drop index listings_by_price_up;
drop index listings_by_title;
drop index listings_of_category;
drop index listings_newest;
create index listings_in_order on listings (kind, position, id) include (status, category_id, price) where deleted_at is null;
create index listings_by_price on listings (kind, price, id) include (status, category_id, position) where deleted_at is null;
create index listings_by_price_up on listings (kind, (price = 0), price, id) include (status, category_id) where deleted_at is null;
create index listings_by_title on listings (kind, title_key, id) include (status, category_id, price) where deleted_at is null;
create index listings_of_category on listings (kind, category_id, position, id) include (status, price) where deleted_at is null;
create index listings_newest on listings (kind, id) include (status, category_id, price, updated_at) where deleted_at is null;
drop index parts_of_listing;
create index parts_of_listing on parts (listing_id, part, position, id) include (updated_at);
