-- Positions between two whole numbers need nothing: a column of integers keeps 4.5 as it is.
-- Rows stand in the order of the lists; their terms begin with a code of kind and status.
drop table listing_search;
create virtual table listing_search using fts5(
  title, words, content = '', contentless_delete = 1, detail = column, tokenize = 'ascii', prefix = '4 5 6'
);
-- The listing's row there. The server fills in those that are missing when it starts.
alter table listings add column search_row integer;
create index listings_unindexed on listings (id) where search_row is null and deleted_at is null;
