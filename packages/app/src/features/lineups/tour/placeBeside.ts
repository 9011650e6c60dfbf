/** A box, in pixels of the stage. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where a bubble stands, and where its arrow points at what it speaks of. */
export interface Place {
  left: number;
  top: number;
  side: 'above' | 'below';
  /** From the bubble's left edge. */
  arrow: number;
}

const GAP = 12;
const MARGIN = 12;
/** The arrow keeps off the round corners. */
const CORNER = 20;

/** Puts a bubble above or below a target, never over it, and within the stage's width. */
export function placeBeside(
  target: Box,
  bubble: Pick<Box, 'width' | 'height'>,
  stageWidth: number,
  side: Place['side'],
): Place {
  const centre = target.left + target.width / 2;
  const rightmost = Math.max(MARGIN, stageWidth - MARGIN - bubble.width);
  const left = Math.min(Math.max(centre - bubble.width / 2, MARGIN), rightmost);
  const top = side === 'above' ? target.top - GAP - bubble.height : target.top + target.height + GAP;
  const arrow = Math.min(Math.max(centre - left, CORNER), bubble.width - CORNER);
  return { left, top, side, arrow };
}
