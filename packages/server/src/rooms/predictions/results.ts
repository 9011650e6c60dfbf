import { sql } from 'kysely';
import type { AnswerResult, PrediResults } from '@arma11/core/contract';
import type { Queryable } from '../../platform/db/database';
import { matchesOfRoom } from '../../catalogue/matches/matchLists';
import { longTermResults } from './longTermView';
import { hiddenUntilLock, notFound } from '../../platform/refusal';
import { progressOf, type RoomWithSeat } from '../view/roomView';

interface ResultRow {
  match_id: number;
  market_id: number;
  alternative_id: number | null;
  question: string;
  answer: string | null;
  result: AnswerResult;
  pts: number;
  correct_answer: string | null;
  saved_at: string | null;
}

/** An entry's answers with how they went. Another's only of matches that have locked (rules R1.6). */
export async function prediResults(
  q: Queryable,
  viewer: number,
  room: RoomWithSeat,
  ins?: number,
): Promise<PrediResults> {
  const entry = await readableResults(q, viewer, room, ins);
  const rows = await resultRows(q, room.id, entry.id);
  const matches = await matchesOfRoom(q, room.id);
  const matchOf = new Map(matches.map((match) => [match.id, match]));
  const shown = rows.filter(({ match_id }) => {
    const match = matchOf.get(match_id);
    return match !== undefined && (entry.mine || match.close_predi);
  });
  const longTerm = await longTermResults(q, room.id, entry);
  const answered = [
    ...shown.filter(({ alternative_id }) => alternative_id !== null),
    ...longTerm.filter(({ alternative }) => alternative !== null),
  ];
  const count = (result: AnswerResult) => answered.filter((row) => row.result === result).length;
  return {
    predi: room.id,
    ins: entry.id,
    points: [...shown.map(pointsOf), ...longTerm.map(({ points = 0 }) => points)].reduce(
      (sum, points) => sum + points,
      0,
    ),
    aciertos: count('acierto'),
    fallos: count('fallo'),
    pendientes: count('pendiente'),
    anuladas: count('anulado'),
    results: shown.map((row) => ({
      alternative: row.alternative_id,
      predi: room.id,
      match_prediction: row.market_id,
      result: row.result,
      points: pointsOf(row),
      saved_at: row.saved_at ?? undefined,
      match: matchOf.get(row.match_id)!,
      question: row.question,
      answer: row.answer ?? '',
      correct_answer: row.correct_answer,
      pts: row.pts,
    })),
    ...(longTerm.length > 0 ? { long_term: longTerm } : {}),
  };
}

/** Returns the answers of an entry that were right. */
export async function correctAnswers(q: Queryable, viewer: number, room: RoomWithSeat, ins?: number) {
  const { results } = await prediResults(q, viewer, room, ins);
  return results
    .filter(({ result, alternative }) => alternative !== null && result === 'acierto')
    .map(({ match, question, answer, pts }) => ({ match, question, answer, pts }));
}

const pointsOf = ({ result, alternative_id, pts }: ResultRow) =>
  alternative_id !== null && result === 'acierto' ? pts : 0;

async function readableResults(q: Queryable, viewer: number, room: RoomWithSeat, ins?: number) {
  const id = ins ?? room.my_entry;
  const entry = await q
    .selectFrom('entry')
    .select(['id', 'user_id'])
    .where('id', '=', id)
    .where('room_id', '=', room.id)
    .executeTakeFirst();
  if (!entry) throw notFound();
  const mine = entry.user_id === viewer;
  if (!mine && room.my_entry === 0) throw notFound();
  if (!mine && progressOf(room) === '0') throw hiddenUntilLock();
  return { id: entry.id, mine };
}

async function resultRows(q: Queryable, roomId: number, entryId: number): Promise<ResultRow[]> {
  const { rows } = await sql<ResultRow>`
    select k.match_id, k.id as market_id, w.alternative_id, k.question, a.answer, w.saved_at,
      case when k.estado = 'anulado' then 'anulado' when k.estado = 'pendiente' then 'pendiente'
        else coalesce(a.result, 'fallo') end as result,
      coalesce(a.earned, a.pts, 0)::int as pts,
      coalesce(case when k.estado = 'resuelto' then k.scored_as end, (
        select string_agg(c.answer, ', ' order by c.ordinal) from alternative c
        where c.market_id = k.id and c.result = 'acierto')) as correct_answer
    from market k join match m on m.id = k.match_id
    left join answer w on w.market_id = k.id and w.entry_id = ${entryId}
    left join alternative a on a.id = w.alternative_id
    where k.room_id = ${roomId} order by m.kick_off, m.id, k.ordinal`.execute(q);
  return rows;
}
