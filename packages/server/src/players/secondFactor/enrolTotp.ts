import type { FactorAdded, TotpOffer } from '@arma11/core/back-office';
import { sql } from 'kysely';
import { encodeQR } from 'qr';
import { appNow } from '../../platform/db/clock';
import type { Tx } from '../../platform/db/database';
import type { Deps } from '../../platform/deps';
import type { Caller } from '../../platform/http/caller';
import { Refusal } from '../../platform/refusal';
import { logSecurity } from '../../platform/securityLog';
import { addFactor } from './addFactor';
import { assertMayChangeFactors } from './assertStaff';
import { tryFactor } from './factorTries';
import { lockFactors } from './lockFactors';
import { newTotpSecret, totpAddress, totpStep } from './totp';
import { openTotp, sealTotp } from './totpSeal';

const WHAT = 'activar la app de códigos';
const over = () =>
  new Refusal(410, 'CODIGO_VENCIDO', 'Pasaron más de 15 minutos. Empieza de nuevo con otro código QR.');

const qrImage = (text: string) =>
  `data:image/svg+xml,${encodeURIComponent(encodeQR(text, 'svg', { ecc: 'medium', border: 4 }))}`;

/** Offers a secret for 15 minutes. The app that is there goes on until a code of the new one is confirmed. */
export async function beginTotp(deps: Deps, caller: Caller): Promise<TotpOffer> {
  await assertMayChangeFactors(deps.db.fresh, caller, WHAT);
  const secret = newTotpSecret(deps.random);
  const sealed = await sealTotp(deps, caller.id, secret);
  const { username } = await deps.db.tx(async (tx) => {
    await sql`insert into totp (user_id, pending, pending_until)
      values (${caller.id}, ${sealed}, app_now() + interval '15 minutes')
      on conflict (user_id) do update set pending = excluded.pending, pending_until = excluded.pending_until`.execute(
      tx,
    );
    return tx.selectFrom('app_user').select('username').where('id', '=', caller.id).executeTakeFirstOrThrow();
  });
  const uri = totpAddress(secret, username);
  return { status: 'ok', secret, uri, qr: qrImage(uri) };
}

/** Makes the offered secret the factor, its code used up; false where the code is none of it. */
async function confirm(tx: Tx, deps: Deps, userId: number, code: string): Promise<boolean> {
  const { rows } = await sql<{ pending: string }>`
    select pending from totp where user_id = ${userId} and pending_until > app_now()`.execute(tx);
  if (!rows[0]) throw over();
  const step = totpStep(await openTotp(deps, userId, rows[0].pending), code, await appNow(tx));
  if (step === null) return false;
  await sql`update totp set secret = pending, created_at = app_now(), last_step = ${step}, pending = null,
    pending_until = null where user_id = ${userId}`.execute(tx);
  return true;
}

/** Confirms the app with a code of it. */
export async function confirmTotp(
  deps: Deps,
  caller: Caller,
  { code, ip }: { code: string; ip: string },
): Promise<FactorAdded> {
  await assertMayChangeFactors(deps.db.fresh, caller, WHAT);
  let added: FactorAdded | undefined;
  await tryFactor(deps, { user: caller.id, ip, by: 'totp' }, () =>
    deps.db.tx(async (tx) => {
      await lockFactors(tx, caller, WHAT);
      if (!(await confirm(tx, deps, caller.id, code.replaceAll(/\s/g, '')))) return false;
      added = await addFactor(tx, deps, caller, 'una app de códigos');
      return true;
    }),
  );
  logSecurity(deps.log, { kind: 'second_factor_changed', user: caller.id, ip, what: 'totp added' });
  return added!;
}
