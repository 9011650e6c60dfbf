import type { KeyboardEvent } from 'react';

const steps: Record<string, -1 | 1> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Arrows move the focus around a radio group and choose at once, as the ARIA practices ask (ux.md §4.2). */
export function moveInRadioGroup(
  event: KeyboardEvent<HTMLElement>,
  index: number,
  count: number,
  choose: (index: number) => void,
): void {
  const step = steps[event.key];
  if (step === undefined || count === 0) return;
  event.preventDefault();
  const next = (index + step + count) % count;
  const group = event.currentTarget.closest('[role="radiogroup"]');
  group?.querySelectorAll<HTMLElement>('[role="radio"]')[next]?.focus();
  choose(next);
}
