-- Test mode (docs/decisions/0060): each partner has a second row, with keys, origins, webhooks and figures of its own.
alter table partner add column test_of integer unique references partner;
--;
alter table partner add constraint partner_test_key check (test_of is null or key like 'pk\_test\_%');
--;
-- Two more than the twenty that somebody registers: a developer's own machine.
alter table partner drop constraint partner_origins_check,
  add constraint partner_origins_check check (cardinality(origins) between 1 and case when test_of is null then 20 else 22 end);
--;
-- Nobody has these secrets: the console makes one that is told.
insert into partner (name, key, secret_hash, origins, scopes, closed_at, test_of)
select name, 'pk_test_' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 17),
  sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')),
  array['http://localhost:*', 'http://127.0.0.1:*'], scopes, closed_at, id
from partner;
--;
-- Who plays on a partner's test pages: no person, so that nothing counts, rewards or writes to them.
alter table app_user add column test_partner_id integer references partner,
  add constraint app_user_test_is_nobody check (test_partner_id is null or (is_bot and role = 'player'));
--;
create index app_user_test on app_user (test_partner_id) where test_partner_id is not null;
--;
create function test_player_stays() returns trigger language plpgsql as $$
begin
  if new.test_partner_id is distinct from old.test_partner_id then
    raise exception 'a test player stays one, and no other becomes one' using errcode = '42501';
  end if;
  return new;
end $$;
--;
create trigger test_player_stays before update of test_partner_id on app_user
  for each row execute function test_player_stays();
--;
-- Without a purse there is no entry of the ledger that could move a coin from or to them.
create function test_player_has_no_purse() returns trigger language plpgsql as $$
begin
  if exists (select from app_user where id = new.user_id and test_partner_id is not null) then
    raise exception 'a test player has no purse' using errcode = '42501';
  end if;
  return new;
end $$;
--;
create trigger test_player_has_no_purse before insert or update of user_id on account
  for each row when (new.user_id is not null) execute function test_player_has_no_purse();
