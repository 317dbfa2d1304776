-- PostgreSQL's index of terms finds prefixes of any length.
select 1;
