-- Rankings that are read without sorting.
select 1;
