import { useRef, useState, type KeyboardEvent } from 'react';
import { moveSlot, type SlotLines } from './moveSlot';

/** Moves the focus among the slots with one Tab stop for all: the roving tabindex of a pitch or list. */
export function useSlotFocus(lines: SlotLines) {
  const elements = useRef(new Map<number, HTMLElement>());
  const [current, setCurrent] = useState<number | null>(null);
  const all = lines.flat();
  const stop = current !== null && all.includes(current) ? current : all[0];
  const focusProps = (slot: number) => ({
    tabIndex: slot === stop ? 0 : -1,
    ref: (element: HTMLElement | null) => {
      if (element) elements.current.set(slot, element);
      else elements.current.delete(slot);
    },
    onFocus: () => setCurrent(slot),
    onKeyDown: (event: KeyboardEvent) => {
      const to = moveSlot(lines, slot, event.key);
      if (to === null) return;
      event.preventDefault();
      elements.current.get(to)?.focus();
    },
  });
  const elementOf = (slot: number) => elements.current.get(slot) ?? null;
  /** Takes the focus to the team, before the button that has it goes away. */
  const focusTeam = () => void (stop !== undefined && elementOf(stop)?.focus({ preventScroll: true }));
  return { focusProps, elementOf, focusTeam };
}
