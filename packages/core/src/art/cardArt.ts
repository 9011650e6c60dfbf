import { mix } from './colour';
import { kitFor } from './kitFor';
import { pick, seededRandom } from './seededRandom';
import { svgNode, type SvgNode } from './svgNode';

const MOTIFS: readonly [string, ...string[]] = [
  'M-20 90 60-20M10 130 100 0M40 160 140 20M80 180 160 60',
  'M0 30H120M0 60H120M0 90H120M0 120H120M0 150H120',
  'M60 84m-22 0a22 22 0 1 0 44 0a22 22 0 1 0-44 0M0 84H120M20 168V128H100V168M20 0V40H100V0',
  'M-10 40 30 10 70 40 110 10 150 40M-10 80 30 50 70 80 110 50 150 80M-10 120 30 90 70 120 110 90 150 120M-10 160 30 130 70 160 110 130 150 160',
];

/** The back of a profile card ('tarjeta'), portrait, from a number. */
export function cardArt(seed: number): SvgNode {
  const random = seededRandom(seed);
  const kit = kitFor(`card ${seed}`);
  const deep = mix(kit.primary, '#04100a', 0.55);
  return svgNode(
    'svg',
    { viewBox: '0 0 120 168' },
    svgNode(
      'defs',
      {},
      svgNode(
        'linearGradient',
        { id: 'field', x2: 0.4, y2: 1 },
        svgNode('stop', { 'stop-color': mix(kit.primary, '#04100a', 0.12) }),
        svgNode('stop', { offset: 1, 'stop-color': deep }),
      ),
      svgNode('clipPath', { id: 'card' }, svgNode('rect', { width: 120, height: 168, rx: 10 })),
    ),
    svgNode(
      'g',
      { 'clip-path': 'url(#card)' },
      svgNode('path', { d: 'M0 0H120V168H0Z', fill: 'url(#field)' }),
      svgNode('path', {
        d: pick(MOTIFS, random),
        fill: 'none',
        stroke: kit.secondary,
        'stroke-opacity': 0.28,
        'stroke-width': 7,
      }),
      svgNode('path', { d: 'M0 132 120 108V168H0Z', fill: kit.secondary, opacity: 0.9 }),
      svgNode('path', { d: 'M0 126 120 102V108L0 132Z', fill: kit.trim }),
    ),
    svgNode('rect', {
      x: 3,
      y: 3,
      width: 114,
      height: 162,
      rx: 8,
      fill: 'none',
      stroke: '#ffffff',
      'stroke-opacity': 0.35,
      'stroke-width': 1.5,
    }),
  );
}
