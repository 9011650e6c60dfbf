import { limaDay } from '@arma11/core/domain';
import type { CallInput, ContractSchemas, User } from '@arma11/core/contract';
import { sql } from 'kysely';
import { appNow } from '../../platform/db/clock';
import type { Tx } from '../../platform/db/database';
import type { Deps } from '../../platform/deps';
import { welcome } from './welcome';
import { isAdult } from './adult';
import { tooYoung } from './register';
import { readUser } from './userView';

type Asked = CallInput<ContractSchemas['accounts']['consent']>['body'];

/** Accepts the terms after a first sign-in with Google. The birth date is told once: saying it again changes nothing. */
export async function consent(tx: Tx, { money }: Deps, userId: number, asked: Asked): Promise<User> {
  const { rows } = await sql<{ birth_date: string }>`
    update app_user set consented_at = coalesce(consented_at, app_now()), birth_date = coalesce(birth_date, ${asked.birth_date}::date),
      marketing = ${asked.accept_marketing ?? false} where id = ${userId} returning birth_date`.execute(tx);
  if (!isAdult(rows[0]!.birth_date, limaDay(await appNow(tx)))) throw tooYoung();
  await welcome(tx, userId, money);
  return readUser(tx, userId);
}
