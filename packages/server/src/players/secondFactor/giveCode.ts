import { sql } from 'kysely';
import { appNow } from '../../platform/db/clock';
import type { Tx } from '../../platform/db/database';
import type { Deps } from '../../platform/deps';
import type { Caller } from '../../platform/http/caller';
import { logSecurity } from '../../platform/securityLog';
import { recoveryUsedMail } from '../accounts/mails';
import { assertStaff } from './assertStaff';
import { markFactorGiven } from '../accounts/factorSession';
import { tryFactor } from './factorTries';
import { mailOwner } from './mailOwner';
import { spendRecoveryCode } from './recoveryCodes';
import { totpStep } from './totp';
import { openTotp } from './totpSeal';

/** Each code opens once: neither it nor one before it is taken again, whoever asks at the same moment. */
async function spendTotp(tx: Tx, deps: Deps, userId: number, code: string): Promise<boolean> {
  const { rows } = await sql<{ secret: string }>`
    select secret from totp where user_id = ${userId} and secret is not null`.execute(tx);
  if (!rows[0]) return false;
  const step = totpStep(await openTotp(deps, userId, rows[0].secret), code, await appNow(tx));
  if (step === null) return false;
  const { rows: used } = await sql`update totp set last_step = ${step}
    where user_id = ${userId} and last_step < ${step} and secret is not null returning 1`.execute(tx);
  return used.length > 0;
}

async function spendRecovery(tx: Tx, deps: Deps, userId: number, code: string): Promise<boolean> {
  const left = await spendRecoveryCode(tx, userId, code);
  if (left === null) return false;
  await mailOwner(tx, deps, userId, recoveryUsedMail(deps.publicUrl, left));
  return true;
}

/** Takes six digits of the app or a recovery code for this session's second factor. */
export async function giveCode(
  deps: Deps,
  caller: Caller,
  { code: typed, ip }: { code: string; ip: string },
): Promise<void> {
  assertStaff(caller);
  const { id, tokenHash } = caller;
  const code = typed.replaceAll(/\s/g, '');
  const by = /^\d{6}$/.test(code) ? 'totp' : 'recovery';
  const spend = by === 'totp' ? spendTotp : spendRecovery;
  await tryFactor(deps, { user: id, ip, by }, () =>
    deps.db.tx(async (tx) => {
      const good = await spend(tx, deps, id, code);
      if (good) await markFactorGiven(tx, tokenHash);
      return good;
    }),
  );
  logSecurity(deps.log, { kind: 'second_factor', user: id, ip, by });
}
