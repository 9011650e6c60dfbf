import { limaDay } from '@arma11/core/domain';
import type { CallInput, User } from '@arma11/core/contract';
import { sql } from 'kysely';
import { appNow } from '../../platform/db/clock';
import type { Tx } from '../../platform/db/database';
import type { Deps } from '../../platform/deps';
import { welcome } from './welcome';
import { isAdult } from './adult';
import { readPersonalData, writePersonalData } from './personalData';
import { tooYoung } from './register';
import { readUser } from './userView';

type Asked = CallInput<'accounts', 'consent'>['body'];

/** Accepts the terms after a first sign-in with Google. The birth date is told once: saying it again changes nothing. */
export async function consent(tx: Tx, { money, sealing }: Deps, userId: number, asked: Asked): Promise<User> {
  // Locks the row: of two calls at once the first tells the birth date.
  await sql`update app_user set consented_at = coalesce(consented_at, app_now()),
    marketing = ${asked.accept_marketing ?? false} where id = ${userId}`.execute(tx);
  const known = (await readPersonalData(tx, sealing, userId)).birth_date;
  if (!isAdult(known ?? asked.birth_date, limaDay(await appNow(tx)))) throw tooYoung();
  if (known === null) await writePersonalData(tx, sealing, userId, { birth_date: asked.birth_date });
  await welcome(tx, userId, money);
  return readUser(tx, sealing, userId);
}
