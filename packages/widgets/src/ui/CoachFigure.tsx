import { memo, useMemo } from 'react';
import { coachArt } from '@arma11/core/art';
import type { Kit } from '@arma11/core/contract';
import { Art } from './Art';

/** Props of CoachFigure. */
export interface CoachFigureProps {
  kit: Kit;
  /** The coach's id. */
  seed: number;
  /** Side in pixels. @default 50 */
  size?: number;
}

/** A coach in the club's colours: decoration beside the name. */
export const CoachFigure = memo(function CoachFigure({ kit, seed, size = 50 }: CoachFigureProps) {
  const node = useMemo(() => coachArt(kit, seed), [kit, seed]);
  return <Art node={node} size={size} />;
});
