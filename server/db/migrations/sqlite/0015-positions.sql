-- Between two listings there is room for another: a column of integers keeps 4.5 as it is, so nothing changes here.
select 1;
