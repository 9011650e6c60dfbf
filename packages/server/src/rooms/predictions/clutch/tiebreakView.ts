import { sql } from 'kysely';
import type { ClutchGuess, Match, RankingRow } from '@arma11/core/contract';
import { clutchResult, type ClutchResult } from '@arma11/core/domain';
import { usersMini } from '../../../players/accounts/usersMini';
import type { Queryable } from '../../../platform/db/database';
import { asPaid } from '../../../catalogue/matches/asPaid';
import { matchViews, selectMatches } from '../../../catalogue/matches/matchView';
import { notFound, Refusal } from '../../../platform/refusal';
import { isOpenToAll } from '../../view/openToAll';
import { prizesOf } from '../../view/rankingView';
import { progressOf, type RoomWithSeat } from '../../view/roomView';
import { clutchMatchId } from '../../scoring/clutchMatch';
import { clutchOutcome } from './clutchOutcome';
import { paidTies, type TiedEntry } from '../paidTies';

/**
 * The tie page of a room: the clutch match, the caller's guess, and once that match has locked who is tied for a paid
 * place, what they guessed and what parted them. Before it, nothing of anybody else (rules R9.3, security I10).
 */
export async function tiebreakView(q: Queryable, viewer: number, room: RoomWithSeat) {
  if (room.my_entry === 0) {
    throw isOpenToAll(room)
      ? new Refusal(403, 'NO_INSCRITO', 'Aún no estás en esta sala. Únete para ver su desempate.')
      : notFound();
  }
  const { match, end } = await clutchMatch(q, room);
  const scored = match.close_predi && progressOf(room) === '1' && room.scored_at !== null;
  const tied = scored ? oneTie(await paidTies(q, room), room.my_entry) : [];
  const ids = tied.map(({ id }) => id);
  const guesses = await guessesOf(q, [room.my_entry, ...ids], match.id);
  return {
    predi: room.id,
    match,
    lock_at: match.lock_at,
    questions: [{ code: 'marcador' as const }, { code: 'minuto' as const }],
    my_answer: guesses.get(room.my_entry) ?? null,
    needed: tied.length > 0,
    tied: await tiedRows(q, { viewer, room, tied }),
    guesses: ids.flatMap((ins) => (guesses.has(ins) ? [{ ins, ...guesses.get(ins)! }] : [])),
    result: end,
    outcome: end && tied.length > 0 ? clutchOutcome(ids, guesses, end) : null,
  };
}

// Where no match counts any more, the last one is shown: it parts nobody.
async function clutchMatch(q: Queryable, room: RoomWithSeat): Promise<{ match: Match; end: ClutchResult | null }> {
  const { rows } = await sql<{ id: number | null }>`
    select ${clutchMatchId} as id from room r where r.id = ${room.id}`.execute(q);
  const id = rows[0]?.id ?? null;
  const matches = await selectMatches(
    q,
    sql`m.id in (select match_id from room_match where room_id = ${room.id}) and (${id}::int is null or m.id = ${id}::int)`,
    { tail: sql`order by m.kick_off desc, m.id desc limit 1`, room: room.id },
  );
  const [row] = await asPaid(q, room.id, matches);
  if (!row) throw notFound();
  const match = (await matchViews(q, [row]))[0]!;
  // As `firstMinute` computes it where money is at stake.
  return { match, end: id !== null && match.estado === 'finalizado' ? clutchResult(row) : null };
}

/** The caller's tie, if they are in one; else that of the best place. */
function oneTie(tied: readonly TiedEntry[], mine: number): TiedEntry[] {
  const place = (tied.find(({ id }) => id === mine) ?? tied[0])?.place;
  return tied.filter((row) => row.place === place);
}

async function guessesOf(q: Queryable, entries: readonly number[], matchId: number): Promise<Map<number, ClutchGuess>> {
  const rows = await q
    .selectFrom('clutch_answer')
    .select(['entry_id', 'goals_local', 'goals_visit', 'minute'])
    .where('match_id', '=', matchId)
    .where('entry_id', 'in', [...entries])
    .execute();
  return new Map(rows.map(({ entry_id, ...guess }) => [entry_id, guess]));
}

async function tiedRows(
  q: Queryable,
  { viewer, room, tied }: { viewer: number; room: RoomWithSeat; tied: readonly TiedEntry[] },
): Promise<RankingRow[]> {
  if (tied.length === 0) return [];
  const prizeOf = await prizesOf(q, room, true);
  const users = await usersMini(
    q,
    tied.map(({ user_id }) => user_id),
  );
  return tied.map((row) => ({
    position: row.position,
    user: users.get(row.user_id)!,
    ins: row.id,
    points: row.points,
    last_points: row.last_points,
    prize: prizeOf(row),
    tied: row.sharing > 1,
    is_me: row.user_id === viewer,
    aciertos: row.aciertos,
    movement: row.previous === null ? 0 : row.previous - row.position,
  }));
}
