-- The operator's promotions as 32 accounts: the one there was, and 31 beside it. Every gift writes one, and gifts to
-- different players need not wait for one row.
alter table account drop constraint account_kind_check;
--;
alter table account add constraint account_kind_check check (kind in ('user:retirable','user:jugable','user:bono','user:retenido',
  'sala:pozo','casa:comision','casa:promo','ext:recarga','ext:retiro') or kind ~ '^casa:promo:([1-9]|[12][0-9]|3[01])$') not valid;
--;
insert into account (kind) select 'casa:promo:' || n from generate_series(1, 31) n;
--;
-- The new ones are filled from the one that may fall below 0, so that they never do: a server of the last version, which
-- knows the one alone, still finds the books in order.
insert into ledger_tx (kind, ref, label) values ('promo_purses', '31', 'Promociones en 32 cuentas');
--;
insert into ledger_entry (tx_id, account_id, amount)
select t.id, a.id, case a.kind when 'casa:promo' then -31000000000000 else 1000000000000 end
from ledger_tx t, account a where t.kind = 'promo_purses' and a.kind like 'casa:promo%';
