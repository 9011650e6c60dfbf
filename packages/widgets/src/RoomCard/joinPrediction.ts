import { Arma11Error, joinPredi, joinPrediEvent, type Client } from '@arma11/core';
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

/** Takes a seat in a room of the kinds that a widget shows. */
export type TakeSeat = (client: Client, facts: RoomFacts, code?: string) => Promise<TakenSeat>;

/** Throws where a room that costs coins would be joined on a partner's page. The server refuses it as well: nothing is spent from there. */
export function assertFreeOnPartnerPage(client: Client, { amount_ins }: RoomFacts): void {
  if (client.embedded && amount_ins > 0) throw new Arma11Error('conflict', 'Esta sala se paga en Arma Tu 11.');
}

/** Takes a seat in a prediction room; the client keeps one idempotency key per room, so that a repeated tap never pays twice. */
export const joinPrediction: TakeSeat = async (client, facts, code) => {
  assertFreeOnPartnerPage(client, facts);
  const predi = facts.id;
  const joined =
    facts.predi?.tipo === 'evento' && code !== undefined
      ? await joinPrediEvent(client, { code, predi })
      : await joinPredi(client, { predi, ...(code === undefined ? {} : { code }) });
  return { id: joined.predi.id, ins: joined.user_ins, saldo: joined.saldo, moved: false };
};
