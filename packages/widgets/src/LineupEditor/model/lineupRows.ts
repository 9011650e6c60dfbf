import type { AnyFormation, Lineup, LineupEntry, Player, Position } from '@arma11/core/contract';
import { flattenLineup, formationRows } from '@arma11/core/domain';

/** Where one substitution stands. */
export type SlotSave = 'idle' | 'saving' | 'saved' | 'failed';

/** One place of the lineup as it is shown: with the player who is being put there, saved or not. */
export interface SlotView {
  slot: number;
  position: Position;
  /** Place in its line, from 1. */
  place: number;
  /** How many stand in the line. */
  of: number;
  entry: LineupEntry;
  save: SlotSave;
}

/** One line of the lineup, goalkeeper first. */
export interface LineupRow {
  position: Position;
  slots: SlotView[];
}

/** What the editor adds to the saved lineup while it saves. */
export interface Overlay {
  /** Players on their way in, by slot. */
  incoming?: ReadonlyMap<number, Player>;
  /** How the latest substitution of a slot went. */
  saves?: ReadonlyMap<number, SlotSave>;
}

/** The lines of a lineup from goalkeeper to coach, with the players on their way in already in their places. */
export function lineupRows(lineup: Lineup, { incoming, saves }: Overlay = {}): LineupRow[] {
  const entries = flattenLineup(lineup);
  const bySlot = new Map(entries.map((entry) => [entry.slot, entry]));
  return formationRows(lineup.formation).map(({ position, slots }) => ({
    position,
    slots: slots.flatMap((slot, index) => {
      const entry = bySlot.get(slot);
      if (!entry) return [];
      const player = incoming?.get(slot);
      return {
        slot,
        position,
        place: index + 1,
        of: slots.length,
        entry: player ? arriving(entry, player) : entry,
        save: saves?.get(slot) ?? 'idle',
      };
    }),
  }));
}

/** Every slot of the rows, in slot order. */
export const slotsOfRows = (rows: readonly LineupRow[]): SlotView[] => rows.flatMap((row) => row.slots);

/** Who stands in the rows. */
export const entriesOf = (rows: readonly LineupRow[]): LineupEntry[] => slotsOfRows(rows).map(({ entry }) => entry);

/** The player ids of a lineup by slot, as `compe.saveLineup` takes them. */
export const playersOf = (lineup: Lineup): { formation: AnyFormation; players: number[] } => ({
  formation: lineup.formation,
  players: flattenLineup(lineup).map(({ player }) => player.id),
});

/** An entry with somebody new in it, who has no points there yet. */
export const arriving = (entry: LineupEntry, player: Player): LineupEntry => ({
  ...entry,
  player,
  points: 0,
  last_points: player.form.at(-1) ?? 0,
  provisional: false,
  breakdown: [],
});
