-- Documents, birth dates and where withdrawals are paid, sealed with a key that is not in the database. The columns in clear
-- text stay for servers of the last version: what one of those still writes there counts until the next pass seals it.
alter table app_user add column birth_sealed text;
--;
alter table app_user add column document_sealed text;
--;
-- What a document is found by: a keyed hash.
alter table app_user add column document_index bytea;
--;
-- One account for a document (rules L2).
create unique index app_user_document_index on app_user (document_index) where kyc = 'ok';
--;
create index app_user_unsealed on app_user (id) where birth_date is not null or doc_number is not null;
--;
-- A sealed withdrawal has empty texts in clear: the columns may not be null.
alter table withdrawal add column destination_sealed text;
--;
-- Its last four digits, which its player is shown.
alter table withdrawal add column destination_last text;
--;
alter table withdrawal add column destination_index bytea;
--;
alter table withdrawal add column document_sealed text;
--;
create index withdrawal_destination on withdrawal (provider, destination_index);
--;
create index withdrawal_unsealed on withdrawal (id) where destination <> '' or doc_number <> '';
--;
-- Instead of the body, where an answer of the desk tells of people.
alter table idempotency add column sealed text;
--;
-- The key of the hashes above, itself sealed.
create table sealing_key (
  name text primary key,
  sealed text not null
);
--;
-- By the name of their key: which are in use, and what is still to be sealed with a newer one.
create index app_user_birth_key on app_user (split_part(birth_sealed, ':', 2)) where birth_sealed is not null;
--;
create index app_user_document_key on app_user (split_part(document_sealed, ':', 2)) where document_sealed is not null;
--;
create index withdrawal_destination_key on withdrawal (split_part(destination_sealed, ':', 2)) where destination_sealed is not null;
--;
create index withdrawal_document_key on withdrawal (split_part(document_sealed, ':', 2)) where document_sealed is not null;
--;
create index idempotency_sealed_key on idempotency (split_part(sealed, ':', 2)) where sealed is not null;
--;
-- What the desk's history kept of documents and destinations. Of new rows it keeps their ends.
alter table audit disable trigger audit_frozen;
--;
update audit set before = before - '{doc_number,birth_date,destination}'::text[],
  after = after - '{doc_number,birth_date,destination}'::text[]
where action in ('kyc set','withdrawal take','withdrawal pay','withdrawal reject');
--;
alter table audit enable trigger audit_frozen;
