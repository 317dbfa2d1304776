alter table history add column version integer;
