import { sql } from 'kysely';
import type { LongTermKind } from '@arma11/core/contract';
import { longTermKinds, longTermQuestion } from '@arma11/core/domain';
import { asRows } from '../../platform/db/asRows';
import type { Queryable, Tx } from '../../platform/db/database';

/** How many likely scorers are named. */
const SCORERS = 30;

interface Named {
  id: number;
  name: string;
}

/** What may be answered about a league as a whole: its clubs, or the outfield players with the most points so far. */
export async function longTermAnswers(q: Queryable, leagueId: number, kind: LongTermKind): Promise<Named[]> {
  const { rows } =
    kind === 'maximo_goleador'
      ? await sql<Named>`
          select p.id, p.short_name || ' (' || t.short || ')' as name
          from player p join team t on t.id = p.team_id left join player_stat s on s.player_id = p.id
          where p.league_id = ${leagueId} and p.active and p.position in (1, 2, 3)
          order by coalesce(s.pts, 0) desc, p.position desc, p.id limit ${SCORERS}`.execute(q)
      : await sql<Named>`
          select t.id, t.name from team t where t.league_id = ${leagueId} and exists (
            select from match m where m.league_id = t.league_id and t.id in (m.local_team, m.visit_team))
          order by t.name collate "C", t.id`.execute(q);
  return rows;
}

/** What a room asks about the competition of its league as a whole (rules R17.5). */
export interface LongTermAsked {
  kinds: readonly LongTermKind[];
  /** Null: they lock with the room. */
  lockAt: string | null;
  /** What they are worth where that is not the usual (rules R17.1). */
  points?: Partial<Record<LongTermKind, number>>;
}

/** Gives a room its questions about the competition of its league, in the usual order (rules R17.5). */
export async function askLongTerm(
  tx: Tx,
  { roomId, leagueId }: { roomId: number; leagueId: number },
  { kinds, lockAt, points = {} }: LongTermAsked,
): Promise<void> {
  for (const [index, kind] of longTermKinds.filter((each) => kinds.includes(each)).entries()) {
    const { question, alternatives } = longTermQuestion(kind, await longTermAnswers(tx, leagueId, kind), points[kind]);
    const { id } = await tx
      .insertInto('market')
      .values({ room_id: roomId, kind, question, ordinal: index + 1, lock_at: lockAt })
      .returning('id')
      .executeTakeFirstOrThrow();
    await sql`
      insert into alternative (market_id, ordinal, code, answer, pts)
      select ${id}, x.ordinal, x.code, x.answer, x.pts
      from json_to_recordset(${asRows(alternatives.map((each, at) => ({ ...each, ordinal: at + 1 })))})
        as x(ordinal smallint, code text, answer text, pts smallint) order by x.ordinal`.execute(tx);
  }
}
