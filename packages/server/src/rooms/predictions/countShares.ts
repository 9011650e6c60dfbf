import { sql } from 'kysely';
import { takesAnswers } from '../../catalogue/matches/matchView';
import type { Db, Tx } from '../../platform/db/database';
import type { Value } from '../../platform/db/fragments';
import { takesLongTerm } from '../lock/longTermLock';

/** Rooms of fewer people are counted at each read. */
const LARGE = 1000;
/** How many questions one pass counts. */
const AT_ONCE = 20;

/** How many people chose alternative `a` of question `k`: as it was counted, else counted now. */
export const chosenBy: Value<number> = sql`case when k.counted then a.chosen
  else (select count(*) from answer w where w.alternative_id = a.id) end::int`;

/**
 * Counts once who chose what in large rooms, question by question as they close (rules R17.3). Safe to repeat and to run on
 * several machines.
 * @returns how many questions were counted.
 */
export async function countShares(db: Db): Promise<number> {
  let counted = 0;
  for (const market of await closedMarkets(db)) if (await db.tx((tx) => countMarket(tx, market))) counted += 1;
  return counted;
}

async function closedMarkets(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with now as materialized (select app_now() as at),
    locking as (
      select id from match where kick_off between (select at from now) - interval '7 days' and (select at from now) + interval '2 hours'
    ), near as (
      select k.id, k.room_id, not ${takesAnswers} as closed
      from locking join room_match rm on rm.match_id = locking.id join room r on r.id = rm.room_id and r.taken >= ${LARGE}
      join market k on k.room_match_id = rm.id and not k.counted join match_now m on m.id = rm.match_id
      union all
      select k.id, k.room_id, not ${takesLongTerm}
      from room r join market k on k.room_id = r.id and k.match_id is null and not k.counted
      where r.kind = 'predi' and r.taken >= ${LARGE} and r.estado not in ('pagada','cancelada')
    )
    select id from near where closed order by id limit ${AT_ONCE}`.execute(db.fresh);
  return rows.map(({ id }) => id);
}

/** Whoever saves an answer holds its question: while somebody does it is left for the next pass. */
async function countMarket(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql`select 1 from market where id = ${id} and not counted for update skip locked`.execute(tx);
  if (rows.length === 0) return false;
  await sql`
    update alternative a set chosen = coalesce(c.people, 0) from alternative b
    left join (select alternative_id, count(*) as people from answer where market_id = ${id} group by 1) c
      on c.alternative_id = b.id
    where b.market_id = ${id} and a.id = b.id and a.chosen is distinct from coalesce(c.people, 0)`.execute(tx);
  await sql`update market set counted = true where id = ${id}`.execute(tx);
  return true;
}
