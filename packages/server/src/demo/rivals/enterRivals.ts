import type { PoolPlayer } from '@arma11/core/domain';
import { readOpenPool } from '../../rooms/slate/pool';
import { enterCompeRoom } from '../../rooms/lineups/registerSala';
import type { Tx } from '../../platform/db/database';
import type { RoomRow } from '../../platform/db/schema';
import { giveItem } from '../../players/items/giveItem';
import { balancesOf } from '../../ledger/balances';
import { grant } from '../../ledger/grant';
import { saveClutch } from '../../rooms/predictions/clutch/saveClutch';
import { saveAnswers } from '../../rooms/predictions/saveAnswers';
import { joinRoom } from '../../rooms/join/joinRoom';
import { streamOf } from '../season/streamOf';
import { fieldOwnEleven } from './fieldOwnEleven';
import { rivalAnswers, roomMarkets } from './rivalAnswers';
import type { ClutchGuess } from '@arma11/core/contract';
import { isLegends } from '@arma11/core/domain';

/** Goals of a side as people guess them. */
const GOALS = [0, 1, 1, 1, 2, 2, 3];
/** Three in four guess the clutch at all; most of them both questions. */
const GUESSES = 0.75;
const NAMES_A_MINUTE = 0.8;

/** What a rival guesses of the clutch match, or nothing. */
function rivalClutch(random: () => number): ClutchGuess | null {
  if (random() >= GUESSES) return null;
  const goals = () => GOALS[Math.floor(random() * GOALS.length)]!;
  const [goals_local, goals_visit] = [goals(), goals()];
  const first = goals_local + goals_visit === 0 ? 0 : 1 + Math.floor(random() * 60);
  return { goals_local, goals_visit, minute: random() < NAMES_A_MINUTE ? first : null };
}

/** A room as a rival enters it. */
export type RivalRoom = Pick<
  RoomRow,
  'id' | 'kind' | 'tipo' | 'amount_ins' | 'league_id' | 'jornada_from' | 'jornada_to'
>;

/** What can be bought of the gallery's legends (migration 0011). */
const LEGENDS = [301, 302, 303, 304, 305] as const;

/** Coins that the operator gives a rival who has run out: the demo never stands still for want of players. */
const POCKET_MONEY = 1000;

/** Seats rivals by the way every player takes: each pays, then fields their own eleven or answers as they like. */
export async function enterRivals(tx: Tx, room: RivalRoom, userIds: readonly number[], seed: number): Promise<void> {
  const settle = room.kind === 'predi' ? await answering(tx, room) : await fielding(tx, room);
  for (const userId of userIds) {
    await fund(tx, room, userId);
    await settle(userId, streamOf(seed, 'rival', room.id, userId));
  }
}

type Settle = (userId: number, random: () => number) => Promise<void>;

async function answering(tx: Tx, { id }: RivalRoom): Promise<Settle> {
  const markets = await roomMarkets(tx, id);
  return async (userId, random) => {
    await joinRoom(tx, { roomId: id, userId });
    const answers = rivalAnswers(id, markets, random);
    if (answers.length > 0) await saveAnswers(tx, userId, answers);
    const guess = rivalClutch(random);
    if (guess) await saveClutch(tx, userId, id, guess);
  };
}

async function fielding(tx: Tx, room: RivalRoom): Promise<Settle> {
  const { id, jornada_from, jornada_to } = room;
  const jornadas = Array.from({ length: jornada_to - jornada_from + 1 }, (_, index) => jornada_from + index);
  const teams: { jornada: number; pool: PoolPlayer[] }[] = [];
  for (const jornada of jornadas) teams.push({ jornada, pool: (await readOpenPool(tx, room, jornada)).pool });
  return async (userId, random) => {
    const item_leyenda = isLegends(room) ? await lendLegend(tx, userId) : undefined;
    const entryId = await enterCompeRoom(tx, { roomId: id, userId, item_leyenda });
    for (const team of teams) await fieldOwnEleven(tx, { entryId, userId, ...team }, random);
  };
}

/** Rivals come to a room of legends with one that they are given there. */
async function lendLegend(tx: Tx, userId: number): Promise<number> {
  const legend = LEGENDS[userId % LEGENDS.length]!;
  await giveItem(tx, [userId], legend);
  return legend;
}

async function fund(tx: Tx, room: RivalRoom, userId: number): Promise<void> {
  if (room.amount_ins === 0 || (await balancesOf(tx, userId)).saldo >= room.amount_ins) return;
  const amount = Math.max(POCKET_MONEY, room.amount_ins);
  await grant(tx, { userId, amount, kind: 'grant', ref: `demo:${room.id}:${userId}`, label: 'Bono de la casa' });
}
