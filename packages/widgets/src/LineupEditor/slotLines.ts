import { slotsOfRows, type LineupRow } from './lineupRows';
import type { SlotLines } from './pitch/moveSlot';

/** The slots as they lie on the screen: forwards on top and the coach last on the pitch, one below the other in the list. */
export function slotLines(rows: readonly LineupRow[], view: 'pitch' | 'list'): SlotLines {
  if (view === 'list') return slotsOfRows(rows).map(({ slot }) => [slot]);
  const lines = rows.map(({ slots }) => slots.map(({ slot }) => slot));
  const field = rows.findIndex(({ position }) => position === 4);
  return field < 0 ? lines.reverse() : [...lines.slice(0, field).reverse(), ...lines.slice(field)];
}
