import { Arma11Error, joinCompe, joinPredi, joinPrediEvent, joinPrivateCompe, type Client } from '@arma11/core';
import type { RoomFacts } from './roomFacts';

/** A seat that was taken. */
export interface TakenSeat {
  /** The room: another one than asked for when that one had just filled. */
  id: number;
  ins: number;
  /** The balance after it. */
  saldo: number;
  moved: boolean;
}

/**
 * Takes a seat in a room of any kind. A public lineup room that has just filled leads to its twin, at the same price
 * (rules.md R3.1); the client keeps one idempotency key per room, so that a repeated tap never pays twice.
 */
export async function joinRoom(client: Client, facts: RoomFacts, code?: string): Promise<TakenSeat> {
  // The server refuses it as well: nothing is spent from a partner's page.
  if (client.embedded && facts.amount_ins > 0) throw new Arma11Error('conflict', 'Esta sala se paga en Arma Tu 11.');
  if (facts.predi) return joinPrediction(client, facts.id, facts.predi.event, code);
  if (code !== undefined) return lineupSeat(await joinPrivateCompe(client, code), false);
  try {
    return lineupSeat(await joinCompe(client, { sala: facts.id }), false);
  } catch (error) {
    if (!facts.offer || !(error instanceof Arma11Error) || error.serverCode !== 'SALA_LLENA') throw error;
    return lineupSeat(await joinCompe(client, facts.offer), true);
  }
}

async function joinPrediction(client: Client, predi: number, event: boolean, code?: string): Promise<TakenSeat> {
  const joined =
    event && code !== undefined
      ? await joinPrediEvent(client, { code, predi })
      : await joinPredi(client, { predi, ...(code === undefined ? {} : { code }) });
  return { id: joined.predi.id, ins: joined.user_ins, saldo: joined.saldo, moved: false };
}

type JoinedLineup = Awaited<ReturnType<typeof joinCompe>>;

const lineupSeat = ({ ins_user, saldo, compe }: JoinedLineup, moved: boolean): TakenSeat => ({
  id: compe.sala.id,
  ins: ins_user,
  saldo,
  moved,
});
