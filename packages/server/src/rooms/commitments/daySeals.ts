import type { DaySeal } from '@arma11/core/contract';
import type { Queryable } from '../../platform/db/database';
import { notFound } from '../../platform/refusal';

const MOST = 31;

const seals = (q: Queryable) =>
  q.selectFrom('day_seal').select(['day', 'roots', 'roots_hash', 'ledger_to', 'ledger_hash', 'previous', 'seal']);

/** The newest sealed days, or the newest before one (rules R15.5). */
export async function daySeals(q: Queryable, before?: string): Promise<DaySeal[]> {
  const all = seals(q).orderBy('day', 'desc').limit(MOST);
  return (before ? all.where('day', '<', before) : all).execute();
}

/** A sealed day with the commitments that are in it. */
export async function daySeal(q: Queryable, day: string) {
  const seal = await seals(q).select('commitments_to').where('day', '=', day).executeTakeFirst();
  if (!seal) throw notFound();
  const before = await q
    .selectFrom('day_seal')
    .select(({ fn }) => fn.max('commitments_to').as('to'))
    .where('day', '<', day)
    .executeTakeFirst();
  const { commitments_to, ...shown } = seal;
  const commitments = await q
    .selectFrom('commitment')
    .select(['id', 'root'])
    .where('id', '>', before?.to ?? 0)
    .where('id', '<=', commitments_to)
    .orderBy('id')
    .execute();
  return { ...shown, commitments };
}
