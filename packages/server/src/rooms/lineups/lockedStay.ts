import type { AnyFormation, Position } from '@arma11/core/contract';
import { formationLabel, formationRows, slotsOf } from '@arma11/core/domain';
import { Refusal } from '../../platform/refusal';

/** A lineup's formation and players, by slot. */
export interface Eleven {
  formation: AnyFormation;
  players: readonly number[];
}

/** A lineup whose locked players must stay, whatever is made of it. */
export interface HeldEleven extends Eleven {
  locked: ReadonlySet<number>;
}

const lineOf = ({ formation, players }: Eleven, position: Position): number[] =>
  slotsOf(formation).flatMap((slot) => (slot.position === position ? (players[slot.slot] ?? []) : []));

/** Keeps the locked players of a lineup in their slots, for an automatic choice of the others (rules R14.5). */
export const lockedSlots = ({ players, locked }: HeldEleven): Record<number, number> =>
  Object.fromEntries(players.flatMap((id, slot) => (locked.has(id) ? [[slot, id]] : [])));

/**
 * The same lineup with each line's locked players before those whom a narrower line would leave out, so that a change of
 * formation, which keeps the first of each line, keeps them (rules R4.5, R14.5).
 */
export function lockedFirst(held: HeldEleven, to: AnyFormation): number[] {
  return formationRows(held.formation).flatMap(({ position }) => {
    const line = lineOf(held, position);
    let free = placesLeft(held, position, to);
    const stay = new Set(line.filter((id) => held.locked.has(id) || free-- > 0));
    return [...stay, ...line.filter((id) => !stay.has(id))];
  });
}

/**
 * Whom a copy keeps, by slot of the copied lineup: the locked players of the lineup that it replaces, and of the copied
 * one whoever may come in. A locked player takes a place that stays empty otherwise, or the line's last (rules R14.5).
 */
export function lockedAmong(
  held: HeldEleven,
  copied: Eleven,
  mayPlay: (id: number, position: Position) => boolean,
): Record<number, number> {
  const keep: Record<number, number> = {};
  for (const { position, slots } of formationRows(copied.formation)) {
    placesLeft(held, position, copied.formation);
    const stay = lineOf(held, position).filter((id) => held.locked.has(id));
    for (const slot of slots) {
      const id = copied.players[slot] ?? 0;
      if (stay.includes(id) || (!held.locked.has(id) && mayPlay(id, position))) keep[slot] = id;
    }
    for (const id of stay.filter((each) => !copied.players.includes(each))) {
      const place =
        slots.find((slot) => keep[slot] === undefined) ?? slots.findLast((slot) => !stay.includes(keep[slot]!))!;
      keep[place] = id;
    }
  }
  return keep;
}

/** How many places of a line are not taken by locked players; refuses a formation without a place for each of them. */
function placesLeft(held: HeldEleven, position: Position, to: AnyFormation): number {
  const places = formationRows(to).find((row) => row.position === position)?.slots.length ?? 0;
  const left = places - lineOf(held, position).filter((id) => held.locked.has(id)).length;
  if (left >= 0) return left;
  throw new Refusal(
    409,
    'CERRADO',
    `Los que ya juegan se quedan en tu equipo y no caben en ${formationLabel(to)}. Elige otra formación.`,
  );
}
