import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database';
import type { Where } from '../../platform/db/fragments';
import { notifyEach } from '../notices/notify';
import { claimedBy, fulfilledBy, isOn, paidPeriod, totalOf } from './questSql';

interface Completed {
  user: number;
  quest: number;
  title: string;
  period: string;
}

/** Notifies each of these players, once in a period, of a quest that they have completed: the one with the criterio `c` chosen. */
export async function notifyCompleted(tx: Tx, players: readonly number[], where: Where): Promise<void> {
  const player = sql<number>`p.id`;
  const { rows } = await sql<Completed>`
    select p.id as "user", t.id as quest, t.title, ${paidPeriod}::text as period
    from quest t, unnest(${players}::int[]) p(id)
    where ${isOn} and exists (select from criterio c where c.quest_id = t.id and ${where})
      and ${fulfilledBy(player)} = ${totalOf} and not ${claimedBy(player)}
    order by p.id, t.id`.execute(tx);
  await notifyEach(
    tx,
    rows.map(({ user, quest, title, period }) => ({
      userId: user,
      kind: 'mision' as const,
      ref: `quest:${quest}:${period}`,
      title: 'Misión cumplida',
      body: `Completaste «${title}». Cobra tu premio.`,
      link: '/play/quest',
    })),
  );
}
