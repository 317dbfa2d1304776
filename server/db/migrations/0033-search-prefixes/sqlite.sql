-- A prefix of a term is looked up in an index of prefixes of its length; without one, SQLite copies
-- all its matches for each statement. These are words of two to ten letters.
drop table listing_search;
create virtual table listing_search using fts5(
  title, words, content = '', contentless_delete = 1, detail = column, tokenize = 'ascii',
  prefix = '4 5 6 7 8 9 10 11 12'
);
update listings set search_row = null where search_row is not null;
