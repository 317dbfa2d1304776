-- Sites that took enquiries before there was a default go on keeping all of them, until somebody sets it.
insert into settings (name, value, updated_at)
select 'enquiryRetentionMonths', '0', strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
where exists (select 1 from enquiries)
on conflict (name) do nothing;
