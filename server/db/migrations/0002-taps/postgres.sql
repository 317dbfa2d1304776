alter table enquiries drop constraint enquiries_form_check;
alter table enquiries add check (form in ('hotel', 'room', 'booking', 'contact', 'partner', 'whatsapp', 'call'));

alter table enquiries add column taken_up_at timestamptz;
create index enquiries_untouched on enquiries (created_at) where form in ('whatsapp', 'call') and taken_up_at is null;
