-- Pictures of payments, sealed as documents are. The column in clear stays for servers of the last version; the next pass
-- seals what one of those writes there.
alter table deposit add column receipt bytea check (octet_length(receipt) <= 2097152 + 64);
--;
create index deposit_receipt_key on deposit (split_part(encode(substr(receipt, 1, 20), 'escape'), ':', 2))
  where receipt is not null;
--;
create index deposit_unsealed on deposit (id) where image is not null;
--;
-- What is to be deleted 90 days after the decision.
create index deposit_receipt_decided on deposit (decided_at) where receipt is not null;
