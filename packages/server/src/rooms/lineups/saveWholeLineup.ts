import type { AnyFormation, Lineup } from '@arma11/core/contract';
import { slotsOf } from '@arma11/core/domain';
import type { Tx } from '../../platform/db/database';
import { Refusal } from '../../platform/refusal';
import { lineupClosed } from '../lock/closedRefusals';
import { checkLineup } from './checkPlayers';
import { lockLineup, writeLineup, type LockedLineup } from './editLineup';
import { lineupAfter } from './lineupAfter';
import { lockedSlots } from './lockedStay';
import { orUnfilled } from './orUnfilled';
import { fillByRules } from '../slate/fillByRules';
import { readOpenPool, readPool } from '../slate/pool';

/** Saves formation and all players at once, or nothing. */
export async function saveWholeLineup(
  tx: Tx,
  userId: number,
  save: {
    entryId: number;
    jornada: number;
    formation: AnyFormation;
    players: { slot: number; player: number }[];
    /** The captain's slot; null for none, undefined to leave them. */
    captain?: number | null;
    ifMatch: number | null;
  },
): Promise<Lineup> {
  const held = await lockLineup(tx, userId, save, save.ifMatch, 'slots');
  if ((save.formation === '221') !== (held.formation === '221')) {
    throw new Refusal(422, 'FORMACION_INVALIDA', 'Esa formación no es de esta sala. Elige otra.');
  }
  if (held.late && save.formation !== held.formation) throw lineupClosed(held.room.lock_at);
  const players = slotsOf(save.formation).map(
    ({ slot }) => save.players.find((each) => each.slot === slot)?.player ?? 0,
  );
  const pool = await readPool(tx, held.room, held.jornada);
  checkLineup(players, save.formation, held, pool);
  const captain = captainOf(save, players, held);
  const same = save.formation === held.formation && players.every((id, slot) => id === held.players[slot]);
  if (!same || captain !== held.captain) await writeLineup(tx, held, { formation: save.formation, players, captain });
  return lineupAfter(tx, userId, held);
}

/** Whose points count double: never the coach's, and nobody's in rooms without a captain (rules R4.1). */
function captainOf(
  { formation, captain: slot }: { formation: AnyFormation; captain?: number | null },
  players: readonly number[],
  held: LockedLineup,
): number | null {
  if (slot === undefined) return held.captain !== null && players.includes(held.captain) ? held.captain : null;
  if (slot === null) return null;
  if (!held.room.rules.flags.captain) throw new Refusal(422, 'REGLA', 'En esta sala nadie es capitán.');
  const place = slotsOf(formation).find((each) => each.slot === slot);
  if (!place || place.position === 4) throw new Refusal(422, 'REGLA', 'Elige como capitán a uno de tus jugadores.');
  return players[slot] ?? null;
}

/** Fills every slot but the kept ones, and those whose match has begun, with the best of the pool (rules R4.3, R14.5). */
export async function autofillLineup(
  tx: Tx,
  userId: number,
  fill: { entryId: number; jornada: number; keep: number[]; ifMatch: number | null },
): Promise<Lineup> {
  const held = await lockLineup(tx, userId, fill, fill.ifMatch);
  const { pool, locked } = await readOpenPool(tx, held.room, held.jornada, held.players);
  const asked = Object.fromEntries(fill.keep.map((slot) => [slot, held.players[slot] ?? 0]));
  const keep = { ...asked, ...lockedSlots({ ...held, locked }) };
  const players = orUnfilled(() => fillByRules(held.room, pool, held.formation, { keep }));
  if (players.some((id, slot) => id !== held.players[slot])) {
    await writeLineup(tx, held, { formation: held.formation, players });
  }
  return lineupAfter(tx, userId, held);
}
