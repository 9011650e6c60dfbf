import type { AnyFormation, Lineup } from '@arma11/core/contract';
import { autofill, slotsOf } from '@arma11/core/domain';
import type { Tx } from '../db/database';
import { Refusal } from '../refusal';
import { checkLineup } from './checkPlayers';
import { holdLineup, writeLineup } from './editLineup';
import { lineupAfter } from './lineupAfter';
import { readPool } from './pool';

/** Saves formation and all players at once, or nothing. */
export async function saveWholeLineup(
  tx: Tx,
  userId: number,
  save: {
    entryId: number;
    jornada: number;
    formation: AnyFormation;
    players: { slot: number; player: number }[];
    ifMatch: number | null;
  },
): Promise<Lineup> {
  const held = await holdLineup(tx, userId, save, save.ifMatch);
  if ((save.formation === '221') !== (held.formation === '221')) {
    throw new Refusal(422, 'FORMACION_INVALIDA', 'Esa formación no es de esta sala. Elige otra.');
  }
  const players = slotsOf(save.formation).map(
    ({ slot }) => save.players.find((each) => each.slot === slot)?.player ?? 0,
  );
  const pool = await readPool(tx, held.room.league_id, held.jornada);
  checkLineup(players, save.formation, held.room.rules.flags.max_per_club, pool);
  const same = save.formation === held.formation && players.every((id, slot) => id === held.players[slot]);
  if (!same) await writeLineup(tx, held, { formation: save.formation, players });
  return lineupAfter(tx, userId, held);
}

/** Fills every slot but the kept ones with the best of the pool (rules.md R4.3). */
export async function autofillLineup(
  tx: Tx,
  userId: number,
  fill: { entryId: number; jornada: number; keep: number[]; ifMatch: number | null },
): Promise<Lineup> {
  const held = await holdLineup(tx, userId, fill, fill.ifMatch);
  const pool = await readPool(tx, held.room.league_id, held.jornada);
  const keep = Object.fromEntries(fill.keep.map((slot) => [slot, held.players[slot] ?? 0]));
  const players = autofill(pool, held.formation, { keep, maxPerClub: held.room.rules.flags.max_per_club });
  if (players.some((id, slot) => id !== held.players[slot])) {
    await writeLineup(tx, held, { formation: held.formation, players });
  }
  return lineupAfter(tx, userId, held);
}
