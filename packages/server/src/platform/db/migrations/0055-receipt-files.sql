-- Pictures of payments may lie in a store of files: the row has the file's name and the key that sealed it.
alter table deposit add column receipt_file text check (receipt_file ~ '^[a-z0-9]+/[a-z0-9]+$'),
  add column receipt_file_key text,
  add column receipt_deleted_at timestamptz,
  add constraint deposit_receipt_file_key check ((receipt_file is null) = (receipt_file_key is null));
--;
create unique index deposit_receipt_file on deposit (receipt_file) where receipt_file is not null;
--;
create index deposit_receipt_file_by_key on deposit (receipt_file_key) where receipt_file is not null;
--;
-- Those that are still in their rows, in the order in which they move into files.
create index deposit_receipt_in_row on deposit (id) where receipt is not null;
--;
-- What is to be deleted some days after the decision, wherever it lies.
create index deposit_receipt_due on deposit (decided_at)
  where image is not null or receipt is not null or receipt_file is not null;
