-- The handle that the page wanted when it spent this one: who shows both may have missed the answer.
alter table embed_handle add column successor bytea;
