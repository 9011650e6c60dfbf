import { memo, useMemo } from 'react';
import { shirtArt } from '@arma11/core/art';
import type { Kit } from '@arma11/core/contract';
import { Art } from './Art';

/** Props of Shirt. */
export interface ShirtProps {
  kit: Kit;
  number?: number | null;
  /** Side in pixels; without it the shirt fills its box. */
  size?: number;
}

/** A club's shirt with a player's number: decoration beside the name. */
export const Shirt = memo(function Shirt({ kit, number = null, size }: ShirtProps) {
  const { pattern, primary, secondary, trim } = kit;
  const node = useMemo(
    () => shirtArt({ pattern, primary, secondary, trim }, { number }),
    [pattern, primary, secondary, trim, number],
  );
  return <Art node={node} size={size} />;
});
