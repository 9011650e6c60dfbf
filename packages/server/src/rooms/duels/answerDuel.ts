import { sql } from 'kysely';
import type { DuelEvent, LongTermKind, MarketKind } from '@arma11/core/contract';
import { pricedByScoring } from '@arma11/core/domain';
import { takesAnswers } from '../../catalogue/matches/matchView';
import type { Queryable } from '../../platform/db/database';
import { takesLongTerm } from '../lock/longTermLock';
import type { RoomWithSeat } from '../view/roomView';
import { answerChance, type OpenQuestion } from './chance/answerChance';
import type { OpenDuel } from './openDuel';
import { matchesToFinish } from './standingMatches';

interface QuestionRow {
  id: number;
  kind: MarketKind | LongTermKind;
  match_id: number | null;
  question: string;
  jornada: number;
  open: boolean;
  mine: number | null;
  rival: number | null;
  alternatives: { id: number; code: string; answer: string; pts: number }[];
}

/** What both answered, as far as the caller may know it: of a match that takes answers, nobody's (rules R1.6). */
async function pendingQuestions(q: Queryable, room: RoomWithSeat, rival: number): Promise<QuestionRow[]> {
  const { rows } = await sql<QuestionRow>`
    select k.id, k.kind, k.match_id, k.question, coalesce(rm.jornada, r.jornada_from) as jornada, x.open,
      case when not x.open then (select w.alternative_id from answer w where w.market_id = k.id and w.entry_id = ${room.my_entry}) end as mine,
      case when not x.open then (select w.alternative_id from answer w where w.market_id = k.id and w.entry_id = ${rival}) end as rival,
      (select jsonb_agg(jsonb_build_object('id', a.id, 'code', a.code, 'answer', a.answer, 'pts', a.pts) order by a.ordinal, a.id)
        from alternative a where a.market_id = k.id) as alternatives
    from market k join room r on r.id = k.room_id
    left join room_match rm on rm.id = k.room_match_id left join match_now m on m.id = rm.match_id
    cross join lateral (select case when k.match_id is null then ${takesLongTerm} else ${takesAnswers} end as open) x
    where k.room_id = ${room.id} and k.estado = 'pendiente' order by k.id`.execute(q);
  return rows;
}

/** Two players' answers: what is decided is their points, what is not is played out. */
export async function answerDuel(
  q: Queryable,
  room: RoomWithSeat,
  rival: number,
  points: OpenDuel['points'],
): Promise<OpenDuel> {
  const rows = await pendingQuestions(q, room, rival);
  const left = await matchesToFinish(q, room.id);
  const scoring = room.rules.predi_scoring ?? null;
  const worth = (row: QuestionRow, { code, pts }: QuestionRow['alternatives'][number]) =>
    scoring && row.match_id !== null
      ? pricedByScoring(scoring, { kind: row.kind as MarketKind, code, pts, jornada: row.jornada })
      : pts;
  const questions = rows
    .map((row): OpenQuestion => ({
      ...row,
      match: left.find(({ id }) => id === row.match_id) ?? null,
      alternatives: row.alternatives.map((each) => ({ ...each, pts: worth(row, each) })),
    }))
    // A match that was put off decides nothing for now.
    .filter(({ match }, at) => match !== null || rows[at]!.match_id === null);
  const events = rows.flatMap((row): Omit<DuelEvent, 'turns'>[] => {
    if (row.open || row.mine === row.rival) return [];
    const match = left.find(({ id }) => id === row.match_id)?.label ?? '';
    return (['mine', 'rival'] as const).flatMap((whose) => {
      const chosen = row.alternatives.find(({ id }) => id === row[whose]);
      if (!chosen) return [];
      const side = whose === 'mine' ? ('me' as const) : ('rival' as const);
      return [
        {
          side,
          kind: 'right_answer' as const,
          subject: chosen.answer,
          question: row.question,
          match,
          points: worth(row, chosen),
        },
      ];
    });
  });
  return {
    points,
    matchesLeft: left.length,
    chance: (seed) => answerChance({ seed, gap: points.me - points.rival, questions, scoring }),
    events: events.filter((event) => event.points > 0),
  };
}
