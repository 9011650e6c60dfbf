import { crowdArt } from './crowdArt';
import { fadeToSurface, stopsOf } from './fade';
import { round } from './pathOf';
import { svgNode, type SvgAttrs, type SvgNode } from './svgNode';

function beams(width: number, height: number, attrs: SvgAttrs): SvgNode {
  const wide = `M-20-14 ${round(width * 0.3)} ${height}H${round(width * 0.86)}L10-22Z`;
  const thin = `M-14-14 ${round(width * 0.02)} ${height}H${round(width * 0.34)}L4-18Z`;
  return svgNode(
    'g',
    attrs,
    svgNode('path', { d: wide, fill: 'url(#beam)' }),
    svgNode('path', { d: thin, fill: 'url(#beam)' }),
    svgNode('ellipse', { cx: -4, cy: -8, rx: 90, ry: 62, fill: 'url(#glow)' }),
  );
}

/** How large the sky of a header is drawn, and whether the stand is full. */
export interface SkyOptions {
  width?: number;
  height?: number;
  crowd?: boolean;
}

/** Two floodlight beams from beyond the corners over a full stand: behind headers, in the dark scheme. */
export function nightArt({ width = 360, height = 190, crowd = true }: SkyOptions = {}): SvgNode {
  const stand = { width, top: height - 78, bottom: height - 8, seed: 11, rows: 6, curve: 14 };
  return svgNode(
    'svg',
    { viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: 'xMidYMin slice' },
    svgNode(
      'defs',
      {},
      svgNode('linearGradient', { id: 'beam', x2: 0.55, y2: 1 }, ...stopsOf('#efffc4', [0, 0.2], [0.85, 0])),
      svgNode('radialGradient', { id: 'glow' }, ...stopsOf('#f6ffd8', [0, 0.42], [1, 0])),
      fadeToSurface('fade'),
    ),
    ...(crowd ? [crowdArt(stand)] : []),
    beams(width, height, {}),
    beams(width, height, { transform: `translate(${width} 0) scale(-1 1)` }),
    svgNode('path', { d: `M0 ${height - 44}H${width}V${height}H0Z`, fill: 'url(#fade)' }),
  );
}
