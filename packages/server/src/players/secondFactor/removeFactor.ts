import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database';
import type { Deps } from '../../platform/deps';
import type { Caller } from '../../platform/http/caller';
import { notFound, Refusal } from '../../platform/refusal';
import { logSecurity } from '../../platform/securityLog';
import { factorRemovedMail, recoveryRenewedMail } from '../accounts/mails';
import { assertMayChangeFactors } from './assertStaff';
import { hasSecondFactor } from '../accounts/hasSecondFactor';
import { lockFactors } from './lockFactors';
import { mailOwner } from './mailOwner';
import { renewRecoveryCodes } from './recoveryCodes';

const REMOVING = 'quitar un segundo factor';
const RENEWING = 'crear códigos de recuperación';

const last = () =>
  new Refusal(
    409,
    'ULTIMO_FACTOR',
    'Es tu único segundo factor y la operación pide uno. Activa otro y después quita este.',
  );

/** Without a factor codes on paper open nothing; where one is required the last stays. */
async function afterRemoval(tx: Tx, deps: Deps, userId: number): Promise<void> {
  const { rows } = await sql<{ has: boolean }>`select ${hasSecondFactor(sql`${userId}::int`)} as has`.execute(tx);
  if (rows[0]!.has) return;
  if (deps.production) throw last();
  await sql`delete from recovery_code where user_id = ${userId}`.execute(tx);
}

/** What is taken away: the app, or the passkey of that id. */
export type Removed = 'totp' | { passkey: number };

/** Takes a factor away. Each person's removals go one after the other: two at once cannot take both. */
export async function removeFactor(deps: Deps, caller: Caller, what: Removed, ip: string): Promise<void> {
  await assertMayChangeFactors(deps.db.fresh, caller, REMOVING);
  const { id } = caller;
  await deps.db.tx(async (tx) => {
    await lockFactors(tx, caller, REMOVING);
    const { rows } =
      what === 'totp'
        ? await sql<{ name: string }>`delete from totp where user_id = ${id} and secret is not null
            returning 'la app de códigos' as name`.execute(tx)
        : await sql<{ name: string }>`delete from passkey where id = ${what.passkey} and user_id = ${id}
            returning 'la llave de acceso «' || name || '»' as name`.execute(tx);
    if (!rows[0]) throw notFound();
    await afterRemoval(tx, deps, id);
    await mailOwner(tx, deps, id, factorRemovedMail(deps.publicUrl, rows[0].name));
  });
  const kind = what === 'totp' ? 'totp' : 'passkey';
  logSecurity(deps.log, { kind: 'second_factor_changed', user: id, ip, what: `${kind} removed` });
}

/** Makes new recovery codes in place of those before. */
export async function renewRecovery(deps: Deps, caller: Caller, ip: string): Promise<string[]> {
  await assertMayChangeFactors(deps.db.fresh, caller, RENEWING);
  if (caller.secondFactor !== 'given') {
    throw new Refusal(409, 'SIN_SEGUNDO_FACTOR', 'Activa primero una app de códigos o una llave de acceso.');
  }
  const codes = await deps.db.tx(async (tx) => {
    await lockFactors(tx, caller, RENEWING);
    await mailOwner(tx, deps, caller.id, recoveryRenewedMail(deps.publicUrl));
    return renewRecoveryCodes(tx, caller.id, deps.random);
  });
  logSecurity(deps.log, { kind: 'second_factor_changed', user: caller.id, ip, what: 'recovery codes renewed' });
  return codes;
}
