-- The vowel signs of Hindi and its neighbours tell words apart, so keys have them.
update listings set title_key = lower(regexp_replace(normalize(title, NFKD), '[\u0300-\u036f\u093c\u064b-\u0655\u0670]', '', 'g'))
  where title ~ '[\u0900-\u0dff]';
update conditions set name_key = lower(regexp_replace(normalize(name, NFKD), '[\u0300-\u036f\u093c\u064b-\u0655\u0670]', '', 'g'))
  where name ~ '[\u0900-\u0dff]';
update calendar_entries set title_key = lower(regexp_replace(normalize(title, NFKD), '[\u0300-\u036f\u093c\u064b-\u0655\u0670]', '', 'g'))
  where title ~ '[\u0900-\u0dff]';
update local_costs set what_key = lower(regexp_replace(normalize(what, NFKD), '[\u0300-\u036f\u093c\u064b-\u0655\u0670]', '', 'g'))
  where what ~ '[\u0900-\u0dff]';
update suppliers set name_key = lower(regexp_replace(normalize(name, NFKD), '[\u0300-\u036f\u093c\u064b-\u0655\u0670]', '', 'g'))
  where name ~ '[\u0900-\u0dff]';
update suppliers set place_key = lower(regexp_replace(normalize(place, NFKD), '[\u0300-\u036f\u093c\u064b-\u0655\u0670]', '', 'g'))
  where place ~ '[\u0900-\u0dff]';
