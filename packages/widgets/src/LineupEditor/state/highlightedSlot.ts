import type { HighlightedSlot } from '../model/slotPicker';

// The sheet leaves this much of a phone's screen free above it.
const FREE = 150;
const EDGE = 8;

/** No slot is open. */
export const DARK: HighlightedSlot = { place: null, shift: 0 };

/**
 * Where an element stays in sight while a sheet is open. The team is moved and the page is not scrolled: a page may be
 * too short for that, and a partner's page is not ours to scroll.
 */
export function highlightedSlot(element: HTMLElement | null): HighlightedSlot {
  if (!element) return DARK;
  const { left, top, width, height } = element.getBoundingClientRect();
  const covered = top < EDGE || top + height > FREE - EDGE;
  const shift = covered && isPhone() ? Math.round((FREE - height) / 2 - top) : 0;
  return {
    shift,
    place: { left: left - EDGE, top: top + shift - EDGE, width: width + 2 * EDGE, height: height + 2 * EDGE },
  };
}

const isPhone = () => typeof matchMedia !== 'function' || !matchMedia('(min-width: 640px)').matches;
