-- A day's commitments and its coins under one hash, chained to the day before: who keeps one hash can tell whether
-- anything before it was changed (rules R15.5).
create table day_seal (
  day date primary key,
  -- The last commitment and the last transaction in it; it begins after those of the seal before.
  commitments_to integer not null,
  ledger_to bigint not null,
  roots integer not null,
  roots_hash text not null,
  ledger_hash text not null,
  -- The seal before it; empty in the first.
  previous text not null,
  seal text not null,
  made_at timestamptz not null default app_now()
);
--;
create trigger day_seal_frozen before update or delete on day_seal for each statement execute function audit_frozen();
--;
create function roots_hash(after_id integer, to_id integer) returns text language sql stable as $$
  select sha256_hex(coalesce(string_agg(root, e'\n' order by id), '')) from commitment where id > after_id and id <= to_id
$$;
--;
create function ledger_hash(after_id bigint, to_id bigint) returns text language sql stable as $$
  select sha256_hex(coalesce(string_agg(concat_ws(' ', e.id, t.kind, t.ref, e.account_id, e.amount), e'\n' order by e.id), ''))
  from ledger_tx t join ledger_entry e on e.tx_id = t.id where t.id > after_id and t.id <= to_id
$$;
--;
create function seal_of(day date, roots integer, roots_hash text, ledger_to bigint, ledger_hash text, previous text)
returns text language sql immutable as $$
  select sha256_hex(concat_ws(e'\n', to_char(day, 'YYYY-MM-DD'), roots || ' ' || roots_hash, ledger_to || ' ' || ledger_hash, previous))
$$;
