import { memo } from 'react';
import { styled } from 'styled-components';
import { nightArt } from '@arma11/core/art';
import { Art } from './Art';

const Layer = styled.div`
  position: absolute;
  inset: 0 0 auto;
  overflow: hidden;
  pointer-events: none;

  & > svg {
    display: block;
    width: 100%;
    height: auto;
  }
`;

const NIGHT = { full: nightArt({ height: 206 }), short: nightArt({ height: 150, crowd: false }) };

/** Props of Backdrop. */
export interface BackdropProps {
  /** 'full' has the stand; 'short' only the beams, for pages whose header holds numerals. @default 'full' */
  kind?: 'full' | 'short';
}

/** The stadium behind a page's header: put it first inside a positioned parent. Decoration only. */
export const Backdrop = memo(function Backdrop({ kind = 'full' }: BackdropProps) {
  return (
    <Layer aria-hidden="true">
      <Art node={NIGHT[kind]} size={360} height={kind === 'full' ? 206 : 150} />
    </Layer>
  );
});
