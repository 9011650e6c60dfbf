import type { LineupTrial } from '@arma11/core/back-office';
import type { AnyFormation, Lineup, LineupEntry } from '@arma11/core/contract';
import { groupLineup, slotsOf } from '@arma11/core/domain';

/** The eleven that is made on the phone, and how often it was changed. */
export interface PhoneTeam {
  formation: AnyFormation;
  /** The player ids by slot. */
  players: readonly number[];
  /** The captain's slot; null for nobody. */
  captain: number | null;
  /** The guest changed it. */
  chosen: boolean;
  version: number;
  saved_at: string;
}

/** A guest has one entry of each room, and it is nobody's. */
export const entryIdOf = ({ room }: LineupTrial): number => room.id;

/** The wire's ids of places begin with 1. */
export const placeId = (slot: number) => slot + 1;
export const slotOfPlace = (id: number) => id - 1;

/** The eleven as the server would tell it to whoever has it in the room. */
export function phoneLineup(trial: LineupTrial, team: PhoneTeam, now: number): Lineup {
  const { room, jornada } = trial;
  const closed = Date.parse(room.lock_at) <= now;
  return {
    ...groupLineup(entriesOf(trial, team, closed)),
    id: entryIdOf(trial),
    sala: room.id,
    jornada,
    formation: team.formation,
    progress: closed ? '1' : '0',
    points: 0,
    version: team.version,
    saved_at: team.saved_at,
    receipt: '',
    lock_at: room.lock_at,
    captain: team.captain,
    untouched: !team.chosen,
    replacements: [],
  };
}

function entriesOf({ pool }: LineupTrial, { formation, players }: PhoneTeam, locked: boolean): LineupEntry[] {
  const byId = new Map(pool.map((player) => [player.id, player]));
  return slotsOf(formation).flatMap(({ slot, position }) => {
    const player = byId.get(players[slot] ?? 0);
    if (!player) return [];
    return {
      id: placeId(slot),
      player: { ...player, in_lineup: true },
      player_type: position,
      points: 0,
      last_points: player.form.at(-1) ?? 0,
      slot,
      locked,
      provisional: false,
      breakdown: [],
    };
  });
}
