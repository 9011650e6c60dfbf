import { memo } from 'react';
import { styled } from 'styled-components';
import { dayArt, nightArt } from '@arma11/core/art';
import { Art } from './Art';

const Layer = styled.div`
  position: absolute;
  inset: 0 0 auto;
  overflow: hidden;
  pointer-events: none;

  & > svg {
    width: 100%;
  }

  & > :first-child {
    display: var(--arma11-scheme-night, block);
  }

  & > :last-child {
    display: var(--arma11-scheme-day, none);
  }
`;

const HEIGHT = { full: 206, short: 150 } as const;
const NIGHT = { full: nightArt({ height: HEIGHT.full }), short: nightArt({ height: HEIGHT.short, crowd: false }) };
const DAY = { full: dayArt({ height: HEIGHT.full }), short: dayArt({ height: HEIGHT.short, crowd: false }) };

/** Props of Backdrop. */
export interface BackdropProps {
  /** 'full' draws the stand; 'short' leaves it out, for pages whose header holds numerals. @default 'full' */
  kind?: 'full' | 'short';
}

/** The stadium behind a page's header, at night in the dark scheme and at noon in the light one: put it first inside a positioned parent. Decoration only. */
export const Backdrop = memo(function Backdrop({ kind = 'full' }: BackdropProps) {
  return (
    <Layer aria-hidden="true">
      <Art node={NIGHT[kind]} size={360} height={HEIGHT[kind]} />
      <Art node={DAY[kind]} size={360} height={HEIGHT[kind]} />
    </Layer>
  );
});
