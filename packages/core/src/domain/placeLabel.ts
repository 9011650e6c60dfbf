import type { Award } from '../contract/wire';

/** How places are written: '1.º', or '4.º a 6.º' for a range. */
export const placeLabel = ({ position_from, position_to }: Pick<Award, 'position_from' | 'position_to'>): string =>
  position_from === position_to ? `${position_from}.º` : `${position_from}.º a ${position_to}.º`;
