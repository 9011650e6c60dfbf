import type { Client } from '../client/Client';

/** A seat in a named room, or in the oldest open room of an offer. */
export type CompeSeat = { sala: number } | { amount_ins: number; league_unique: string; jornada?: number };

/** Takes a seat; the entry and its lineup come with it. Money moves: use `writing` and invalidate `afterJoin`. */
export const joinCompe = (client: Client, seat: CompeSeat) => client.compe.registerSala({ body: seat });

/** Takes a seat in a private room by its code. */
export const joinPrivateCompe = (client: Client, code: string) =>
  client.compe.registerPrivate({ body: { sala: code } });
