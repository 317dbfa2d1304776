alter table enquiries add column version integer not null default 1;

alter table enquiries drop constraint enquiries_suspicion_check;
alter table enquiries add check (suspicion in ('', 'trap', 'haste', 'staff'));
