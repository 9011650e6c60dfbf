import { crowdArt } from './crowdArt';
import { pathOf } from './pathOf';
import { PITCH_DEPTH, PITCH_STAGE, projectPitch } from './pitchProjection';
import { svgNode, type SvgNode } from './svgNode';

const { width: W, height: H, farEdge, goalLine } = PITCH_STAGE;
const STRIPE = 8;
const GRASS = 'var(--arma11-color-pitch, #12613a)';
const MOWN = 'var(--arma11-color-pitch-stripe, #15703f)';
const CHALK = 'var(--arma11-color-pitch-line, #e9f5ea)';

type Spot = readonly [across: number, depth: number];
const chalkPath = (spots: readonly Spot[]) => pathOf(spots.map(([across, depth]) => projectPitch(across, depth)));

function arc(across: number, depth: number, radius: number, from: number, to: number): string {
  const spots: Spot[] = [];
  for (let step = 0; step <= 40; step += 1) {
    const angle = from + ((to - from) * step) / 40;
    spots.push([across + radius * Math.cos(angle), depth + radius * Math.sin(angle)]);
  }
  return chalkPath(spots);
}

function stripes(): SvgNode[] {
  const bands: SvgNode[] = [];
  for (let depth = -STRIPE; depth < PITCH_DEPTH; depth += STRIPE) {
    const d = `${chalkPath([
      [-30, depth],
      [98, depth],
      [98, depth + STRIPE],
      [-30, depth + STRIPE],
    ])}Z`;
    bands.push(svgNode('path', { d, fill: (depth / STRIPE) % 2 ? GRASS : MOWN }));
  }
  return bands;
}

const box = (left: number, depth: number) =>
  chalkPath([
    [left, 0],
    [left, depth],
    [68 - left, depth],
    [68 - left, 0],
  ]);

function lines(): SvgNode {
  const paths = [
    chalkPath([
      [0, PITCH_DEPTH],
      [0, 0],
      [68, 0],
      [68, PITCH_DEPTH],
    ]),
    chalkPath([
      [0, 52.5],
      [68, 52.5],
    ]),
    arc(34, 52.5, 9.15, 0, Math.PI * 2),
    box(13.8, 16.5),
    box(24.8, 5.5),
    arc(34, 11, 9.15, 0.64, Math.PI - 0.64),
  ];
  return svgNode('path', {
    d: paths.join(''),
    fill: 'none',
    stroke: CHALK,
    'stroke-opacity': 0.78,
    'stroke-width': 1.8,
    'stroke-linejoin': 'round',
  });
}

const gradient = (id: string, from: number, to: number) =>
  svgNode(
    'linearGradient',
    { id, x2: 0, y2: 1 },
    svgNode('stop', { 'stop-color': '#04120b', 'stop-opacity': from }),
    svgNode('stop', { offset: 1, 'stop-color': '#04120b', 'stop-opacity': to }),
  );

const floodlight = svgNode(
  'radialGradient',
  { id: 'flood' },
  svgNode('stop', { 'stop-color': '#f4ffd9', 'stop-opacity': 0.2 }),
  svgNode('stop', { offset: 1, 'stop-color': '#f4ffd9', 'stop-opacity': 0 }),
);

const pool = (x: number) =>
  svgNode('ellipse', { cx: W * x, cy: H * 0.42, rx: W * 0.5, ry: H * 0.3, fill: 'url(#flood)' });

function outsideTouchlines(): SvgNode {
  const left = chalkPath([
    [-30, -8],
    [0, -8],
    [0, PITCH_DEPTH],
    [-30, PITCH_DEPTH],
  ]);
  const right = chalkPath([
    [68, -8],
    [98, -8],
    [98, PITCH_DEPTH],
    [68, PITCH_DEPTH],
  ]);
  return svgNode('path', { d: `${left}Z${right}ZM0 ${goalLine}H${W}V${H}H0Z`, fill: '#04180d', opacity: 0.3 });
}

/** The stage of the lineup: mown stripes, chalk lines, the stand and the dark board on which the widget writes. */
export function pitchArt(): SvgNode {
  return svgNode(
    'svg',
    { viewBox: `0 0 ${W} ${H}`, preserveAspectRatio: 'none' },
    svgNode('defs', {}, gradient('near', 0, 0.4), gradient('far', 0.55, 0), floodlight),
    svgNode('path', { d: `M0 0H${W}V${farEdge}H0Z`, fill: '#0a1310' }),
    crowdArt({ width: W, top: -2, bottom: farEdge - 26, seed: 7, rows: 5 }),
    ...stripes(),
    svgNode('path', { d: `M0 ${farEdge - 26}H${W}V${farEdge - 2}H0Z`, fill: '#050a08' }),
    svgNode('path', { d: `M0 ${farEdge - 2}H${W}V${farEdge + 1}H0Z`, fill: '#0a3d24' }),
    outsideTouchlines(),
    svgNode('path', { d: `M0 ${H - 90}H${W}V${H}H0Z`, fill: 'url(#near)' }),
    lines(),
    svgNode('path', { d: `M0 ${farEdge}H${W}V${farEdge + 26}H0Z`, fill: 'url(#far)' }),
    pool(0.2),
    pool(0.8),
  );
}
