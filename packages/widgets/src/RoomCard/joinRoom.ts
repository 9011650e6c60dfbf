import { Arma11Error, joinCompe, joinPrivateCompe } from '@arma11/core';
import { assertFreeOnPartnerPage, joinPrediction, type TakenSeat, type TakeSeat } from './joinPrediction';

/**
 * Takes a seat in a room of any kind. A public lineup room that has just filled leads to the next room of its kind, at the same price
 * (rules R3.1); the client keeps one idempotency key per room, so that a repeated tap never pays twice.
 */
export const joinRoom: TakeSeat = async (client, facts, code) => {
  if (facts.predi) return joinPrediction(client, facts, code);
  assertFreeOnPartnerPage(client, facts);
  if (code !== undefined) return lineupSeat(await joinPrivateCompe(client, code), false);
  try {
    return lineupSeat(await joinCompe(client, { sala: facts.id }), false);
  } catch (error) {
    if (!facts.offer || !(error instanceof Arma11Error) || error.serverCode !== 'SALA_LLENA') throw error;
    return lineupSeat(await joinCompe(client, facts.offer), true);
  }
};

type JoinedLineup = Awaited<ReturnType<typeof joinCompe>>;

const lineupSeat = ({ ins_user, saldo, compe }: JoinedLineup, moved: boolean): TakenSeat => ({
  id: compe.sala.id,
  ins: ins_user,
  saldo,
  moved,
});
