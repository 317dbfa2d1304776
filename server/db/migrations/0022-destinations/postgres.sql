-- Which listings name a destination; made from their details.
create table destination_listings (
  destination_id integer not null references listings (id) on delete cascade,
  listing_id integer not null references listings (id) on delete cascade,
  primary key (destination_id, listing_id)
);
create index destinations_of_listing on destination_listings (listing_id);
