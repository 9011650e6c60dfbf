import { sql } from 'kysely';
import type { Answer, MarketKind, PrediMatch, SavedAnswer } from '@arma11/core/contract';
import type { Queryable } from '../../platform/db/database';
import { asPaid } from '../../catalogue/matches/asPaid';
import { matchesOfRoom } from '../../catalogue/matches/matchLists';
import { matchViews, selectMatches, takesAnswers } from '../../catalogue/matches/matchView';
import type { RoomWithSeat } from '../view/roomView';
import { chosenBy } from './countShares';
import { MADE_FROM } from './makeScores';

interface AlternativeRow {
  id: number;
  market_id: number;
  room_match_id: number;
  match_id: number;
  kind: MarketKind;
  question: string;
  answer: string;
  pts: number;
  ordinal: number;
  result: Answer['result'];
  chosen_by: number;
}

interface MyAnswerRow {
  alternative_id: number;
  market_id: number;
  room_match_id: number;
  saved_at: string;
  result: Answer['result'];
  pts: number;
}

/** Matches, alternatives and the caller's answers. Who chose what is told only of matches that have locked (rules R1.6). */
export async function playScreen(q: Queryable, room: RoomWithSeat): Promise<PrediMatch[]> {
  const matches = await selectMatches(q, sql`m.id in (select match_id from room_match where room_id = ${room.id})`, {
    room: room.id,
  });
  const views = await matchViews(q, await asPaid(q, room.id, matches));
  const alternatives = await alternativeRows(q, room.id, room.my_entry);
  const mine = room.my_entry > 0 ? await myAnswers(q, room.my_entry) : [];
  const roomMatches = await q.selectFrom('room_match').selectAll().where('room_id', '=', room.id).execute();
  // The owner of a private room may be changing its matches between these reads.
  return matches.flatMap((match, index) => {
    const roomMatch = roomMatches.find((each) => each.match_id === match.id);
    if (!roomMatch) return [];
    const { id } = roomMatch;
    const own = mine.filter(({ room_match_id }) => room_match_id === id);
    const decided = own.filter(({ result }) => result === 'acierto' || result === 'fallo');
    return {
      id,
      match: views[index]!,
      answers: alternatives
        .filter(({ room_match_id }) => room_match_id === id)
        .map((row) => answerView(row, match.close_predi ? room.taken : 0)),
      my_answers: own.map((row) => savedAnswer(row, room.id)),
      points:
        decided.length === 0
          ? null
          : decided.reduce((sum, { result, pts }) => sum + (result === 'acierto' ? pts : 0), 0),
    };
  });
}

/** Returns the room's matches with their questions, without anybody's answers. */
export async function roomQuestions(q: Queryable, room: RoomWithSeat) {
  const matches = await matchesOfRoom(q, room.id);
  const alternatives = await alternativeRows(q, room.id, 0);
  return matches.map((match) => ({
    match,
    markets: marketsOf(alternatives.filter(({ match_id }) => match_id === match.id)),
  }));
}

function marketsOf(alternatives: readonly AlternativeRow[]) {
  const ids = [...new Set(alternatives.map(({ market_id }) => market_id))];
  return ids.map((id) => {
    const rows = alternatives.filter(({ market_id }) => market_id === id);
    const { kind, question } = rows[0]!;
    return { id_match_prediction: id, kind, question, answers: rows.map((row) => answerView(row, 0)) };
  });
}

const answerView = (row: AlternativeRow, players: number): Answer => ({
  answer: row.answer,
  pts: row.pts,
  id_match_prediction: row.market_id,
  id: row.id,
  kind: row.kind,
  question: row.question,
  order: row.ordinal,
  result: row.result,
  pct: players === 0 ? null : Math.round((1000 * row.chosen_by) / players) / 10,
});

const savedAnswer = (row: MyAnswerRow, predi: number): SavedAnswer => ({
  alternative: row.alternative_id,
  predi,
  match_prediction: row.market_id,
  result: row.result,
  points: row.result === 'acierto' ? row.pts : 0,
  saved_at: row.saved_at,
});

// Scores that others had made are no more than a list of up to 256: of them the caller's own and the right one are shown.
const shown = (
  entryId: number,
) => sql<boolean>`(a.ordinal < ${MADE_FROM} or a.code = m.goals_local || '-' || m.goals_visit
  or exists (select from answer w where w.entry_id = ${entryId} and w.alternative_id = a.id))`;

async function alternativeRows(q: Queryable, roomId: number, entryId: number): Promise<AlternativeRow[]> {
  const { rows } = await sql<AlternativeRow>`
    select a.id, a.market_id, k.room_match_id, k.match_id, k.kind, k.question, a.answer, a.ordinal, a.result,
      case when a.result = 'acierto' then coalesce(a.earned, a.pts) else a.pts end::int as pts,
      case when ${takesAnswers} and not rm.void then 0 else ${chosenBy} end as chosen_by
    from market k join room r on r.id = k.room_id join room_match rm on rm.id = k.room_match_id join alternative a on a.market_id = k.id join match_now m on m.id = k.match_id
    where k.room_id = ${roomId} and ${shown(entryId)} order by k.room_match_id, k.ordinal, a.ordinal`.execute(q);
  return rows;
}

async function myAnswers(q: Queryable, entryId: number): Promise<MyAnswerRow[]> {
  const { rows } = await sql<MyAnswerRow>`
    select w.alternative_id, w.market_id, k.room_match_id, w.saved_at, a.result, coalesce(a.earned, a.pts)::int as pts
    from answer w join market k on k.id = w.market_id join alternative a on a.id = w.alternative_id
    where w.entry_id = ${entryId} order by k.room_match_id, k.ordinal`.execute(q);
  return rows;
}
