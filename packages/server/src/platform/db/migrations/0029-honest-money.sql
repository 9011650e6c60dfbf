-- A raised limit counts after its 24 hours and a confirmation by the player, within 7 days of asking (rules R16.5).
-- What was raised under the old rule and whose 24 hours are over holds already.
update play_limit set
  deposit_day = case when pending ? 'deposit_day' then (pending->>'deposit_day')::int else deposit_day end,
  deposit_week = case when pending ? 'deposit_week' then (pending->>'deposit_week')::int else deposit_week end,
  deposit_month = case when pending ? 'deposit_month' then (pending->>'deposit_month')::int else deposit_month end,
  entries_week = case when pending ? 'entries_week' then (pending->>'entries_week')::int else entries_week end,
  fee_max = case when pending ? 'fee_max' then (pending->>'fee_max')::int else fee_max end,
  loss_month = case when pending ? 'loss_month' then (pending->>'loss_month')::int else loss_month end,
  reminder_min = case when pending ? 'reminder_min' then (pending->>'reminder_min')::int else reminder_min end,
  pending = null, effective_at = null
where effective_at <= app_now();
--;
alter table play_limit add column confirm_until timestamptz;
--;
update play_limit set confirm_until = effective_at + interval '6 days' where effective_at is not null;
--;
alter table play_limit drop constraint play_limit_pending;
--;
alter table play_limit add constraint play_limit_pending
  check ((pending is null) = (effective_at is null) and (pending is null) = (confirm_until is null));
--;
-- A player takes back a top-up that is still to be paid, and corrects one that was rejected, once (rules R16.6).
alter table deposit drop constraint deposit_estado_check;
--;
alter table deposit add constraint deposit_estado_check
  check (estado in ('pendiente','en_revision','aprobado','rechazado','vencido','cancelado'));
--;
alter table deposit add column sent_again_at timestamptz;
