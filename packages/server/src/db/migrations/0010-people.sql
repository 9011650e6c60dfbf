-- Registering, phones and leaving.
select 1;
