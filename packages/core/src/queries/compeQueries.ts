import type { Client } from '../client/Client';
import type { AnyFormation, Formation } from '../contract/wire';

/** Arma Tu 11 (product §7). `ins` is the entry id. */
export * as compeQueries from './compeReads';

/** Makes the lineup of an entry for a jornada when there is none. */
export const generateLineup = (client: Client, ins: number, jornada: number) =>
  client.compe.generateLineup({ a: ins, b: jornada, body: undefined });

/** Replaces the player of one lineup entry. */
export const replacePlayer = (client: Client, change: { lineupEntry: number; player: number; version?: number }) =>
  client.compe.basicUpdate(
    { id: change.lineupEntry, body: { player_lineup: change.player } },
    { ifMatch: change.version },
  );

/** A change of formation; without a jornada that of the current one. */
export interface FormationChangeRequest {
  ins: number;
  formation: Formation;
  jornada?: number;
  version?: number;
}

/** Changes the formation; it holds only on status 'ok' (product §4). */
export const changeFormation = (client: Client, { ins, version, ...body }: FormationChangeRequest) =>
  client.compe.updateFormation({ id: ins, body }, { ifMatch: version });

/** Fills every slot but the kept ones with the best of the pool. */
export const autofillLineup = (client: Client, change: { ins: number; keep: number[]; version?: number }) =>
  client.compe.autofill({ ins: change.ins, body: { keep: change.keep } }, { ifMatch: change.version });

/** A whole lineup, slot by slot. */
export interface WholeLineup {
  ins: number;
  jornada: number;
  formation: AnyFormation;
  players: { slot: number; player: number }[];
  /** The captain's slot in rooms with one; null for none, absent to leave it as it is. */
  captain?: number | null;
  version?: number;
}

/** Saves a whole lineup, or nothing. */
export const saveLineup = (client: Client, { ins, version, ...body }: WholeLineup) =>
  client.compe.saveLineup({ ins, body }, { ifMatch: version });

/** Takes over the lineup of another entry of the player for a jornada; players who do not play are replaced by the best of the pool. */
export const copyLineup = (client: Client, change: { ins: number; from: number; jornada: number; version?: number }) =>
  client.compe.copyLineup(
    { ins: change.ins, body: { from_ins: change.from, jornada: change.jornada } },
    { ifMatch: change.version },
  );
