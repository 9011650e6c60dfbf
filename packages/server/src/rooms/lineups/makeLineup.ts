import type { Lineup } from '@arma11/core/contract';
import type { Tx } from '../../platform/db/database';
import { Refusal } from '../../platform/refusal';
import { copyLineup } from './copyLineup';
import { generateLineup } from './generateLineup';
import { openEntry } from './openEntry';
import { readLineup } from './readLineup';
import { autofillLineup } from './saveWholeLineup';

/** How a lineup is to be made: filled anew, copied from another entry, or left where there is one. */
export interface LineupWish {
  entryId: number;
  jornada: number;
  mode?: string | undefined;
  from_ins?: number | undefined;
}

/** Makes sure of an entry's lineup of a jornada, as asked. Returns it, and whether there was none before. */
export async function makeLineup(
  tx: Tx,
  userId: number,
  { entryId, jornada, mode, from_ins }: LineupWish,
): Promise<{ lineup: Lineup; created: boolean }> {
  const { room } = await openEntry(tx, userId, entryId, jornada);
  const created = await generateLineup(tx, room, entryId, jornada);
  const edit = { entryId, jornada, ifMatch: null };
  if (mode === 'copiar') {
    const source = { fromEntry: sourceOf(from_ins), fromJornada: jornada };
    return { lineup: await copyLineup(tx, userId, { ...edit, ...source }), created };
  }
  if (mode === 'auto' && !created) return { lineup: await autofillLineup(tx, userId, { ...edit, keep: [] }), created };
  return { lineup: await readLineup(tx, room, entryId, jornada), created };
}

function sourceOf(from_ins: number | undefined): number {
  if (from_ins === undefined) throw new Refusal(422, 'REGLA', 'Di de cuál de tus equipos copiar (from_ins).');
  return from_ins;
}
