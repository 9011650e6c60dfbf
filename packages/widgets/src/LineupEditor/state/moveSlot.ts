/** Lines of slots as they are seen: top to bottom, each from left to right. */
export type SlotLines = readonly (readonly number[])[];

/**
 * The slot that a key leads to from another: left and right within the line, up and down to the nearest of the next
 * line, Home and End to the ends of the line, or of a list of single slots. Null when the key means nothing here or there is no way on.
 */
export function moveSlot(lines: SlotLines, from: number, key: string): number | null {
  const line = lines.findIndex((slots) => slots.includes(from));
  const slots = lines[line];
  if (!slots) return null;
  const at = slots.indexOf(from);
  const reach = lines.every(({ length }) => length === 1) ? lines.flat() : slots;
  switch (key) {
    case 'ArrowLeft':
      return slots[at - 1] ?? null;
    case 'ArrowRight':
      return slots[at + 1] ?? null;
    case 'ArrowUp':
      return nearest(lines[line - 1], at, slots.length);
    case 'ArrowDown':
      return nearest(lines[line + 1], at, slots.length);
    case 'Home':
      return edge(reach[0], from);
    case 'End':
      return edge(reach.at(-1), from);
    default:
      return null;
  }
}

function nearest(slots: readonly number[] | undefined, at: number, of: number): number | null {
  if (!slots?.length) return null;
  const share = (at + 0.5) / of;
  return slots[Math.min(slots.length - 1, Math.floor(share * slots.length))] ?? null;
}

const edge = (slot: number | undefined, from: number) => (slot === undefined || slot === from ? null : slot);
