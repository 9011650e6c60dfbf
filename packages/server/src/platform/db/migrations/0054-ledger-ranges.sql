-- The ledger's entries by ranges of their transactions: what is closed is not touched any more, and what is asked about
-- one transaction reads one range. The table that was there becomes the first range, without a copy; on a large one the
-- key takes time, so it may be made beforehand (docs/operate.md).
alter table ledger_entry rename to ledger_entry_0;
--;
alter index ledger_entry_account rename to ledger_entry_0_account;
--;
create unique index if not exists ledger_entry_0_key on ledger_entry_0 (tx_id, id);
--;
alter table ledger_entry_0 drop constraint ledger_entry_pkey, add constraint ledger_entry_0_pkey primary key using index ledger_entry_0_key;
--;
-- The key begins with it.
drop index ledger_entry_tx;
--;
alter table ledger_entry_0 alter id drop identity;
--;
create table ledger_entry (
  id bigint generated always as identity,
  tx_id bigint not null references ledger_tx,
  account_id integer not null references account,
  amount bigint not null constraint ledger_entry_amount_check check (amount <> 0),
  primary key (tx_id, id)
) partition by range (tx_id);
--;
create index ledger_entry_account on ledger_entry (account_id, id);
--;
-- What one statement adds is whole for each transaction: then all of it is.
create or replace function ledger_apply() returns trigger language plpgsql as $$
begin
  if exists (select 1 from added group by tx_id having sum(amount) <> 0) then
    raise exception 'ledger: the entries of a transaction must sum to 0' using errcode = '23514', constraint = 'ledger_balanced';
  end if;
  update account a set balance = a.balance + s.amount
    from (select account_id, sum(amount)::bigint as amount from added group by account_id) s
    where a.id = s.account_id;
  return null;
end $$;
--;
-- A statement fires the triggers of the table that it names: the whole has them, and each range of its own.
create function ledger_guard(name text) returns void language plpgsql as $$
begin
  execute format('create trigger ledger_apply after insert on %I referencing new table as added for each statement execute function ledger_apply()', name);
  execute format('create trigger ledger_entry_frozen before update or delete or truncate on %I for each statement execute function ledger_frozen()', name);
end $$;
--;
drop trigger ledger_entry_frozen on ledger_entry_0;
--;
drop trigger ledger_apply on ledger_entry_0;
--;
select ledger_guard('ledger_entry'), ledger_guard('ledger_entry_0');
--;
create trigger ledger_tx_kept before truncate on ledger_tx for each statement execute function ledger_frozen();
--;
-- Makes one range more where no whole one is left ahead; returns its name, or null. Whoever may only use the tables may
-- call it. It takes the locks in the order in which postings do, and gives up rather than let them wait.
create function ledger_range_ahead(width bigint default 5000000) returns text language plpgsql security definer
  set search_path = public, pg_temp set lock_timeout = '250ms' as $$
declare
  newest bigint;
  ends bigint;
  starts bigint;
  name text;
begin
  -- Again once the locks are had: another server may have made it meanwhile.
  for look in 1..2 loop
    select coalesce(max(id), 0) into newest from ledger_tx;
    select coalesce(max(substring(pg_get_expr(c.relpartbound, c.oid) from 'TO \(''(\d+)''\)')::bigint), 0) into ends
      from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = 'ledger_entry'::regclass;
    if ends > newest + width then return null; end if;
    if look = 1 then lock table account, ledger_tx in share row exclusive mode; end if;
  end loop;
  -- What went into the rest, because no range was made in time, stays there.
  select greatest(ends, (coalesce(max(tx_id), 0) / width + 1) * width) into starts from ledger_entry_rest;
  name := 'ledger_entry_' || starts;
  execute format('create table %I (like ledger_entry including defaults including constraints including indexes)', name);
  execute format('alter table ledger_entry attach partition %I for values from (%s) to (%s)', name, starts, starts + width);
  perform ledger_guard(name);
  return name;
end $$;
--;
do $$
declare
  width constant bigint := 5000000;
  ends bigint;
begin
  select (coalesce(max(id), 0) / width + 1) * width into ends from ledger_tx;
  execute format('alter table ledger_entry alter id restart with %s', (select coalesce(max(id), 0) + 1 from ledger_entry_0));
  execute format('alter table ledger_entry attach partition ledger_entry_0 for values from (minvalue) to (%s)', ends);
end $$;
--;
-- Nothing fails for want of a range.
create table ledger_entry_rest partition of ledger_entry default;
--;
select ledger_guard('ledger_entry_rest');
--;
select ledger_range_ahead();
--;
-- Up to which sealed day every account's entries are added up: what is checked begins there. One that was made is kept.
create table ledger_checkpoint (
  day date primary key references day_seal,
  ledger_to bigint not null unique,
  transactions bigint not null,
  entries bigint not null,
  -- Of all the sums below as they were then.
  totals_hash text not null,
  made_at timestamptz not null default clock_timestamp()
);
--;
create trigger ledger_checkpoint_frozen before update or delete or truncate on ledger_checkpoint
  for each statement execute function ledger_frozen();
--;
-- What an account's entries up to the last checkpoint sum to; no row where that is 0.
create table ledger_total (
  account_id integer primary key references account,
  total bigint not null check (total <> 0)
);
--;
create function totals_hash() returns text language sql stable as $$
  select sha256_hex(coalesce(string_agg(account_id || ' ' || total, e'\n' order by account_id), '')) from ledger_total
$$;
--;
-- When everything was last read from the first entry on, and how long that took.
alter table ledger_audit add all_at timestamptz not null default '-infinity', add all_ms integer not null default 0;
