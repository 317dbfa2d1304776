-- A text that says no more than the title is none of its own: it follows the title.
update images set alt = ''
where part_id is null
  and alt = (select title from listings where listings.id = images.listing_id);

update images set alt = ''
where part_id is not null
  and alt = (
    select coalesce(json_extract(details, '$.title'), json_extract(details, '$.name'))
    from parts where parts.id = images.part_id
  );
