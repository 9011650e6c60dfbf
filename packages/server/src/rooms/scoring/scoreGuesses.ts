import { sql } from 'kysely';
import type { PrediScoring } from '@arma11/core/contract';
import { scoreOfCode, scorePrediction, scoresGuesses } from '@arma11/core/domain';
import type { Tx } from '../../platform/db/database';

interface DecidedScore {
  market_id: number;
  room_id: number;
  jornada: number;
  /** How the match ended: '2-1'. */
  code: string;
}

interface Guess {
  id: number;
  market_id: number;
  code: string;
}

/**
 * Pays the exact scores of rooms that have a table of their own (rules R17.1): whatever the table gives something for is
 * right. Only what is decided anew is computed, so that a room of any size costs what its last matches cost.
 */
export async function scoreGuesses(tx: Tx, roomIds: readonly number[]): Promise<void> {
  const scorings = await ownScorings(tx, roomIds);
  if (scorings.size === 0) return;
  const decided = await newlyDecided(tx, [...scorings.keys()]);
  if (decided.length === 0) return;
  const guesses = await guessesOf(tx, decided);
  const markets = new Map(decided.map((market) => [market.market_id, market]));
  const paid = guesses.map(({ id, market_id, code }) => {
    const { room_id, jornada, code: end } = markets.get(market_id)!;
    return { id, earned: earnedBy(scorings.get(room_id)!, { code, end, jornada }) };
  });
  await sql`
    update alternative a set earned = nullif(x.earned, 0), result = case when x.earned > 0 then 'acierto' else 'fallo' end
    from unnest(${paid.map(({ id }) => id)}::int[], ${paid.map(({ earned }) => earned)}::int[]) as x(id, earned)
    where a.id = x.id`.execute(tx);
  await sql`
    update market k set scored_as = x.code
    from unnest(${decided.map((each) => each.market_id)}::int[], ${decided.map(({ code }) => code)}::text[]) as x(id, code)
    where k.id = x.id`.execute(tx);
}

// 'Otro' of rooms from before R17.2 pays as what it stands for: nothing by a table.
function earnedBy(
  scoring: PrediScoring,
  { code, end, jornada }: { code: string; end: string; jornada: number },
): number {
  const guess = scoreOfCode(code);
  return guess ? scorePrediction({ scoring, guess, end: scoreOfCode(end)!, jornada }) : 0;
}

async function ownScorings(tx: Tx, roomIds: readonly number[]): Promise<Map<number, PrediScoring>> {
  const { rows } = await sql<{ id: number; scoring: PrediScoring }>`
    select id, rules->'predi_scoring' as scoring from room
    where id = any(${[...roomIds]}::int[]) and kind = 'predi' and rules ? 'predi_scoring'`.execute(tx);
  return new Map(rows.filter(({ scoring }) => scoresGuesses(scoring)).map(({ id, scoring }) => [id, scoring]));
}

async function newlyDecided(tx: Tx, roomIds: readonly number[]): Promise<DecidedScore[]> {
  const { rows } = await sql<DecidedScore>`
    select k.id as market_id, k.room_id, rm.jornada, m.goals_local || '-' || m.goals_visit as code
    from market k join room_match rm on rm.id = k.room_match_id join match_now m on m.id = k.match_id
    where k.room_id = any(${[...roomIds]}::int[]) and k.kind = 'marcador' and k.estado = 'resuelto'
      and k.scored_as is distinct from m.goals_local || '-' || m.goals_visit`.execute(tx);
  return rows;
}

async function guessesOf(tx: Tx, markets: readonly DecidedScore[]): Promise<Guess[]> {
  const { rows } = await sql<Guess>`
    select id, market_id, code from alternative
    where market_id = any(${markets.map(({ market_id }) => market_id)}::int[])`.execute(tx);
  return rows;
}
