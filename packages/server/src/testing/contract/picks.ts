import { sql } from 'kysely';
import type { Answer, Lineup, Player, PrediMatch } from '@arma11/core/contract';
import { flattenLineup } from '@arma11/core/domain';
import { seededRandom } from '@arma11/core/art';
import type { ApiCall } from '../testServer';
import type { RoomPair } from './makeRooms';

const POSITIONS = [0, 1, 2, 3, 4] as const;

/** Throws when a pick was refused: then the worlds would not differ. */
async function mustSave(call: ReturnType<ApiCall>): Promise<void> {
  const { status, text } = await call;
  if (status !== 200) throw new Error(`A pick was refused: ${status} ${text}`);
}

/** Replaces one in two players of the lineup by others of their positions. */
async function pickPlayers(ask: ApiCall, { compe }: RoomPair, random: () => number): Promise<void> {
  const lineup = (await ask('GET', `compe/compe-lienup/get-lineup-compe/${compe.owner}/`)).body as Lineup;
  const pool = new Map<number, number[]>();
  for (const position of POSITIONS) {
    const path = `salas/player-sala/list/player-by-position/?sala=${compe.id}&position=${position}`;
    const players = ((await ask('GET', path)).body as Player[]).map(({ id }) => id).sort((a, b) => a - b);
    // The order is the draw's alone: who is in the lineup already must not change it.
    pool.set(
      position,
      players
        .map((id) => ({ id, at: random() }))
        .sort((a, b) => a.at - b.at)
        .map(({ id }) => id),
    );
  }
  const players = flattenLineup(lineup).map(({ player_type }, slot) => ({
    slot,
    player: pool.get(player_type)!.shift()!,
  }));
  const { jornada, formation } = lineup;
  await mustSave(ask('PUT', `plus/compe/${compe.owner}/lineup/`, { body: { jornada, formation, players } }));
}

async function pickAnswers(ask: ApiCall, { predi }: RoomPair, random: () => number): Promise<void> {
  const matches = (await ask('GET', `predi-partidos/list/match-sala/${predi.id}/`)).body as PrediMatch[];
  const markets = new Map<number, Answer[]>();
  for (const answer of matches.flatMap(({ answers }) => answers)) {
    const { id_match_prediction: market } = answer;
    markets.set(market, [...(markets.get(market) ?? []), answer]);
  }
  const body = [...markets].map(([match_prediction, answers]) => ({
    alternative: answers[Math.floor(random() * answers.length)]!.id,
    predi: predi.id,
    match_prediction,
  }));
  await mustSave(ask('POST', 'prediction/answers-user/predi/register/', { body }));
}

/** Saves everything that the opponent may pick in a pair of rooms: players, answers and the guess that parts equals. */
export async function pick(ask: ApiCall, rooms: RoomPair, seed: number): Promise<void> {
  const random = seededRandom(seed);
  await pickPlayers(ask, rooms, random);
  await pickAnswers(ask, rooms, random);
  const guess = {
    goals_local: Math.floor(random() * 6),
    goals_visit: Math.floor(random() * 6),
    minute: 1 + Math.floor(random() * 89),
  };
  await mustSave(ask('POST', `plus/predi-clutch/${rooms.predi.id}/`, { body: guess }));
}

/** What a database holds of somebody's picks: the worlds of a test have to differ in it. */
export const storedPicks = sql<{ picks: string }>`
  select md5(coalesce((select string_agg(players::text || formation, ';' order by id) from lineup), '')
    || coalesce((select string_agg(entry_id || ':' || market_id || ':' || alternative_id, ';' order by entry_id, market_id) from answer), '')
    || coalesce((select string_agg(entry_id || ':' || coalesce(goals_local, -1) || ':' || coalesce(minute, -1), ';' order by entry_id) from clutch_answer), '')
  ) as picks`;
