import { crowdArt, DAY_CROWD } from './crowdArt';
import { fadeToSurface, stopsOf } from './fade';
import type { SkyOptions } from './nightArt';
import { round } from './pathOf';
import { svgNode, type SvgNode } from './svgNode';

const FLAGS = ['#e8b93c', '#7fb04a', '#e2a39b', '#9dbfe0'] as const;

/** A string of pennants across the top, hanging between the two ends. */
function pennants(width: number): SvgNode[] {
  const count = Math.round(width / 24);
  const hang = (x: number) => 4 + 16 * Math.sin((Math.PI * x) / width);
  const flag = (index: number) => {
    const x = ((index + 0.5) * width) / count;
    const y = hang(x);
    return `M${round(x - 5)} ${round(y)}h10l-5 11z`;
  };
  const flags = FLAGS.map((fill, colour) => {
    const mine = Array.from({ length: count }, (_, index) => index).filter((index) => index % FLAGS.length === colour);
    return svgNode('path', { d: mine.map(flag).join(''), fill, opacity: 0.55 });
  });
  const cord = `M0 4Q${round(width / 2)} 36 ${width} 4`;
  return [svgNode('path', { d: cord, fill: 'none', stroke: '#9fb39a', 'stroke-width': 1, opacity: 0.6 }), ...flags];
}

/** The sun from beyond a corner, pennants and a full stand at noon: behind headers, in the light scheme. */
export function dayArt({ width = 360, height = 190, crowd = true }: SkyOptions = {}): SvgNode {
  const stand = { width, top: height - 78, bottom: height - 8, seed: 11, rows: 6, curve: 14, palette: DAY_CROWD };
  const ray = (from: number, to: number) => `M${width + 10}-16 ${round(width * from)} ${height}H${round(width * to)}Z`;
  return svgNode(
    'svg',
    { viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: 'xMidYMin slice' },
    svgNode(
      'defs',
      {},
      svgNode('linearGradient', { id: 'sky', x2: 0, y2: 1 }, ...stopsOf('#cfe6c4', [0, 0.75], [1, 0])),
      svgNode('linearGradient', { id: 'ray', x1: 1, x2: 0.3, y2: 1 }, ...stopsOf('#fff3b8', [0, 0.75], [0.9, 0])),
      svgNode('radialGradient', { id: 'sun' }, ...stopsOf('#ffe48a', [0, 0.95], [0.35, 0.5], [1, 0])),
      fadeToSurface('fade'),
    ),
    svgNode('path', { d: `M0 0H${width}V${height}H0Z`, fill: 'url(#sky)' }),
    svgNode('path', { d: `${ray(-0.15, 0.1)}${ray(0.3, 0.52)}${ray(0.7, 0.86)}`, fill: 'url(#ray)' }),
    svgNode('ellipse', { cx: width + 4, cy: -8, rx: 120, ry: 92, fill: 'url(#sun)' }),
    ...(crowd ? [crowdArt(stand)] : []),
    ...pennants(width),
    svgNode('path', { d: `M0 ${height - 44}H${width}V${height}H0Z`, fill: 'url(#fade)' }),
  );
}
