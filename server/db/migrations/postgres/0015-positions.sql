-- Between two listings there is room for another.
alter table listings alter column position type double precision;
