import type { FactorAdded } from '@arma11/core/back-office';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database';
import type { Deps } from '../../platform/deps';
import type { Caller } from '../../platform/http/caller';
import { factorAddedMail } from '../accounts/mails';
import { markFactorGiven } from '../accounts/factorSession';
import { mailOwner } from './mailOwner';
import { renewRecoveryCodes } from './recoveryCodes';

/** What follows when a factor was added: this session has shown it, its owner is told, and the first brings recovery codes. */
export async function addFactor(tx: Tx, deps: Deps, { id, tokenHash }: Caller, what: string): Promise<FactorAdded> {
  await markFactorGiven(tx, tokenHash);
  await mailOwner(tx, deps, id, factorAddedMail(deps.publicUrl, what));
  const { rows } = await sql`select from recovery_code where user_id = ${id} and used_at is null limit 1`.execute(tx);
  return { status: 'ok', recovery_codes: rows.length > 0 ? null : await renewRecoveryCodes(tx, id, deps.random) };
}
