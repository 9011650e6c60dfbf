import type { Tx } from '../../platform/db/database';
import type { RoomRow } from '../../platform/db/schema';
import { balancesOf } from '../../ledger/balances';
import { grant } from '../../ledger/grant';
import { saveClutch } from '../../rooms/predictions/clutch/saveClutch';
import { saveAnswers } from '../../rooms/predictions/saveAnswers';
import { joinRoom } from '../../rooms/join/joinRoom';
import { streamOf } from '../season/streamOf';
import { fieldRivals, type Rival } from './fieldRivals';
import { rivalAnswers, roomMarkets } from './rivalAnswers';
import type { ClutchGuess } from '@arma11/core/contract';

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

/** Coins that the operator gives a rival who has run out: the demo never stands still for want of players. */
const POCKET_MONEY = 1000;

/** Seats rivals: each pays as every player does, then fields their own eleven or answers as they like. */
export async function enterRivals(tx: Tx, room: RivalRoom, userIds: readonly number[], seed: number): Promise<void> {
  for (const userId of userIds) await fund(tx, room, userId);
  const rivals = userIds.map((userId) => ({ userId, random: streamOf(seed, 'rival', room.id, userId) }));
  await (room.kind === 'predi' ? answerAll : fieldRivals)(tx, room, rivals);
}

async function answerAll(tx: Tx, { id }: RivalRoom, rivals: readonly Rival[]): Promise<void> {
  const markets = await roomMarkets(tx, id);
  for (const { userId, random } of rivals) {
    await joinRoom(tx, { roomId: id, userId });
    const answers = rivalAnswers(id, markets, random);
    if (answers.length > 0) await saveAnswers(tx, userId, answers);
    const guess = rivalClutch(random);
    if (guess) await saveClutch(tx, userId, id, guess);
  }
}

async function fund(tx: Tx, room: RivalRoom, userId: number): Promise<void> {
  if (room.amount_ins === 0 || (await balancesOf(tx, userId)).saldo >= room.amount_ins) return;
  const amount = Math.max(POCKET_MONEY, room.amount_ins);
  await grant(tx, { userId, amount, kind: 'grant', ref: `demo:${room.id}:${userId}`, label: 'Bono de la casa' });
}
