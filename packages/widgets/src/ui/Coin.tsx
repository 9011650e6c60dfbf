import { memo } from 'react';
import { coinArt } from '@arma11/core/art';
import { Art } from './Art';

const COIN = coinArt();

/** The coin: decoration beside an amount. */
export const Coin = memo(function Coin({ size = 24 }: { size?: number }) {
  return <Art node={COIN} size={size} />;
});
