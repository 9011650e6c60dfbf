import { sql } from 'kysely';
import type { Answer } from '@arma11/core/contract';
import { priceOfScore } from '@arma11/core/domain';
import type { Tx } from '../../platform/db/database';
import { Refusal } from '../../platform/refusal';
import { asRows } from '../../platform/db/asRows';
import { lockMatches } from './lockMatches';
import { lockOwnEntry } from './lockOwnEntry';

/** An exact score of a market. */
interface ScoreToMake {
  match_prediction: number;
  goals_local: number;
  goals_visit: number;
}

interface ScoreMarket {
  id: number;
  match_id: number;
  question: string;
  shown: { code: string; answer: string; pts: number }[];
}

/**
 * Makes the alternatives of exact scores that a room does not show yet, while their matches take answers (rules R17.2);
 * those that exist are returned as they are.
 */
export async function makeScores(
  tx: Tx,
  userId: number,
  { predi, scores }: { predi: number; scores: readonly ScoreToMake[] },
): Promise<Answer[]> {
  await lockOwnEntry(tx, userId, predi);
  const markets = await lockScoreMarkets(tx, predi, scores);
  const open = await lockMatches(tx, predi, [...new Set([...markets.values()].map(({ match_id }) => match_id))]);
  const closed = [...markets.values()].filter(({ match_id }) => !open.has(match_id)).map(({ id }) => id);
  if (closed.length > 0) throw new Refusal(409, 'PREDI_CERRADA', 'Este partido ya cerró.', { closed });
  return scoreAlternatives(tx, markets, scores);
}

async function lockScoreMarkets(
  tx: Tx,
  predi: number,
  scores: readonly ScoreToMake[],
): Promise<Map<number, ScoreMarket>> {
  const ids = [...new Set(scores.map(({ match_prediction }) => match_prediction))];
  const { rows } = await sql<ScoreMarket>`
    select k.id, k.match_id, k.question, (select json_agg(json_build_object('code', a.code, 'answer', a.answer, 'pts', a.pts))
      from alternative a where a.market_id = k.id) as shown
    from market k where k.room_id = ${predi} and k.kind = 'marcador' and k.id = any(${ids}::int[])
    order by k.id for key share`.execute(tx);
  // In rooms with 'Otro' every score has its alternative already.
  const complete = rows.filter(({ shown }) => !shown.some(({ code }) => code === 'otro'));
  if (complete.length < ids.length)
    throw new Refusal(422, 'ALTERNATIVA_INVALIDA', 'Ese marcador no es de esta sala. Vuelve a cargar la página.');
  return new Map(rows.map((row) => [row.id, row]));
}

/** The alternatives of these scores, made where there is none; the caller has made sure that their matches are open. */
async function scoreAlternatives(
  tx: Tx,
  markets: ReadonlyMap<number, ScoreMarket>,
  scores: readonly ScoreToMake[],
): Promise<Answer[]> {
  const wanted = scores.map(({ match_prediction, goals_local: local, goals_visit: visit }) => ({
    market_id: match_prediction,
    code: `${local}-${visit}`,
    pts: priceOfScore(markets.get(match_prediction)!.shown, { local, visit }),
  }));
  await addScores(tx, wanted);
  const { rows } = await sql<{ id: number; market_id: number; code: string; pts: number; ordinal: number }>`
    select a.id, a.market_id, a.code, a.pts, a.ordinal from alternative a
    join unnest(${wanted.map(({ market_id }) => market_id)}::int[], ${wanted.map(({ code }) => code)}::text[]) as x(market_id, code)
      on x.market_id = a.market_id and x.code = a.code`.execute(tx);
  return wanted.map(({ market_id, code }) => {
    const { id, pts, ordinal } = rows.find((row) => row.market_id === market_id && row.code === code)!;
    const { question } = markets.get(market_id)!;
    const told = { answer: code, pts, order: ordinal, question, kind: 'marcador' as const };
    return { ...told, id, id_match_prediction: market_id, result: 'pendiente' as const, pct: null };
  });
}

/** The ordinals of scores that were made begin here. */
export const MADE_FROM = 100;

/** A score to add to a market. */
interface NewScore {
  market_id: number;
  /** '4-0'. */
  code: string;
  pts: number;
}

/** Adds scores that are missing, behind those that the market began with: by goals, whoever chose them first. */
export async function addScores(tx: Tx, scores: readonly NewScore[]): Promise<void> {
  // In one order for everybody: two that add the same ones at once must not wait for each other.
  await sql`
    insert into alternative (market_id, code, answer, pts, ordinal)
    select distinct market_id, code, code, pts,
      ${MADE_FROM}::int + 16 * split_part(code, '-', 1)::int + split_part(code, '-', 2)::int
    from json_to_recordset(${asRows(scores)}) as x(market_id int, code text, pts smallint)
    order by market_id, code
    on conflict (market_id, code) do nothing`.execute(tx);
}
