-- Between two listings there is room for another.
alter table listings alter column position type double precision;
-- Rows stand in the order of the lists; their terms begin with a code of kind and status.
drop index listings_search;
alter table listings drop column search;
create table listing_search (
  rowid bigint primary key,
  words tsvector not null
) with (toast_tuple_target = 128);
alter table listing_search alter column words set storage external;
create index listing_search_words on listing_search using gin (words) with (gin_pending_list_limit = 256);
-- The planner does not know what it costs to read a long text for each row: the index is always faster.
create function search_rows(query tsquery) returns table (rowid bigint) language sql stable
  set enable_seqscan = off
  set enable_indexscan = off
  as $$ select s.rowid from listing_search s where s.words @@ query $$;
-- The listing's row there. The server fills in those that are missing when it starts.
alter table listings add column search_row bigint;
create index listings_unindexed on listings (id) where search_row is null and deleted_at is null;
