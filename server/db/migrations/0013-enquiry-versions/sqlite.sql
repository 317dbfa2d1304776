alter table enquiries add column version integer not null default 1;

-- SQLite cannot change a check: the column is replaced.
alter table enquiries add column doubt text not null default ''
  check (doubt in ('', 'trap', 'haste', 'staff'));
update enquiries set doubt = suspicion;
alter table enquiries drop column suspicion;
alter table enquiries rename column doubt to suspicion;
