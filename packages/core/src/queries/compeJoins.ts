import type { Client } from '../client/Client';

/** A place in a named room, or in the oldest open room of an offer. */
export type CompePlace = { sala: number } | { amount_ins: number; league_unique: string; jornada?: number };

/** Joins a room; the entry and its lineup come with it. Money moves: use `writing` and invalidate `afterJoin`. */
export const joinCompe = (client: Client, place: CompePlace) => client.compe.registerSala({ body: place });

/** Joins a private room by its code. Money moves: use `writing` and invalidate `afterJoin`. */
export const joinPrivateCompe = (client: Client, code: string) =>
  client.compe.registerPrivate({ body: { sala: code } });
