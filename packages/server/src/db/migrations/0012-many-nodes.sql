-- What several servers share.
select 1;
