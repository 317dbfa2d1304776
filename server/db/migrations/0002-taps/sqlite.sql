-- SQLite cannot change a check: the column is replaced.
alter table enquiries add column origin text not null default 'contact'
  check (origin in ('hotel', 'room', 'booking', 'contact', 'partner', 'whatsapp', 'call'));
update enquiries set origin = form;
alter table enquiries drop column form;
alter table enquiries rename column origin to form;

alter table enquiries add column taken_up_at text;
create index enquiries_untouched on enquiries (created_at) where form in ('whatsapp', 'call') and taken_up_at is null;
