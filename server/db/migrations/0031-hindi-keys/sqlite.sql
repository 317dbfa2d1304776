-- The vowel signs of Hindi and its neighbours tell words apart, so keys have them.
update listings set title_key = title_key(title) where title_key <> title_key(title);
update conditions set name_key = title_key(name) where name_key <> title_key(name);
update calendar_entries set title_key = title_key(title) where title_key <> title_key(title);
update local_costs set what_key = title_key(what) where what_key <> title_key(what);
update suppliers set name_key = title_key(name) where name_key <> title_key(name);
update suppliers set place_key = title_key(place) where place_key <> title_key(place);
