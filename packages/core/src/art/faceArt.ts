import { mix } from './colour';
import type { Hair } from './faceFeatures';
import { svgNode, type SvgNode } from './svgNode';

const HEAD = 'M14.8 20C14.8 13 18.5 9.5 24 9.5S33.2 13 33.2 20C33.2 27 29.3 31.5 24 31.5S14.8 27 14.8 20Z';
const INK = '#1a0f08';

const stroke = (d: string, colour: string, width: number) =>
  svgNode('path', { d, fill: 'none', stroke: colour, 'stroke-width': width, 'stroke-linecap': 'round' });

/** What a face is mixed from. */
export interface Face {
  skin: string;
  hair: string;
  style: Hair;
  smile: 0 | 1 | 2;
  beard?: boolean;
  glasses?: boolean;
}

const MOUTHS = [
  [stroke('M20 25.6Q24 29 28 25.6', INK, 1.5)],
  [
    svgNode('path', { d: 'M19.8 25H28.2Q27.5 29.4 24 29.4T19.8 25Z', fill: '#5a1f1a' }),
    svgNode('path', { d: 'M20.4 25H27.6L27.2 26.5H20.8Z', fill: '#fff' }),
  ],
  [stroke('M21 26.3Q25 28.4 28 25.2', INK, 1.5)],
] as const;

function eyes(): SvgNode[] {
  const eye = (x: number) => [
    svgNode('ellipse', { cx: x, cy: 20.4, rx: 1.5, ry: 1.8, fill: INK }),
    svgNode('circle', { cx: x + 0.55, cy: 19.7, r: 0.55, fill: '#fff' }),
  ];
  return [...eye(20.2), ...eye(27.8)];
}

const glassesNode = () =>
  svgNode(
    'g',
    { fill: '#fff', 'fill-opacity': 0.22, stroke: '#16211b', 'stroke-width': 1.1 },
    svgNode('circle', { cx: 20.1, cy: 20.4, r: 3.2 }),
    svgNode('circle', { cx: 27.9, cy: 20.4, r: 3.2 }),
    svgNode('path', { d: 'M23.3 20.2H24.7M16.9 19.8 14.9 19.3M31.1 19.8 33.1 19.3' }),
  );

/** A friendly face without shoulders, on a 48 by 48 field: back hair, ears, head, features, front hair. */
export function faceArt({ skin, hair, style, smile, beard, glasses }: Face): SvgNode[] {
  const blush = mix(skin, '#d8402f', 0.32);
  const shade = mix(skin, '#000000', 0.2);
  return [
    ...(style.back ? [svgNode('path', { d: style.back, fill: hair })] : []),
    svgNode('path', { d: 'M19.5 28H28.5V36C28.5 39.5 19.5 39.5 19.5 36Z', fill: skin }),
    svgNode('path', { d: 'M19.5 30.3Q24 34 28.5 30.3V33Q24 36.6 19.5 33Z', fill: shade }),
    svgNode('path', { d: 'M15.5 18.5A2.4 2.7 0 1 0 15.5 23.5ZM32.5 18.5A2.4 2.7 0 1 1 32.5 23.5Z', fill: shade }),
    svgNode('path', { d: HEAD, fill: skin }),
    ...(beard
      ? [
          svgNode('path', {
            d: 'M15.2 23C17 25 18.5 23.6 24 23.6S31 25 32.8 23C32.3 28.5 29 31.6 24 31.6S15.7 28.5 15.2 23Z',
            fill: hair,
            opacity: 0.92,
          }),
        ]
      : []),
    svgNode('ellipse', { cx: 17.8, cy: 24, rx: 1.9, ry: 1.2, fill: blush, opacity: 0.55 }),
    svgNode('ellipse', { cx: 30.2, cy: 24, rx: 1.9, ry: 1.2, fill: blush, opacity: 0.55 }),
    ...eyes(),
    stroke('M18.3 17.1Q20 16.1 21.8 16.9M26.2 16.9Q28 16.1 29.7 17.1', mix(hair, '#000000', 0.15), 1.2),
    stroke('M24 21.3Q23 23 24.3 23.3', shade, 1.1),
    ...(beard && smile === 1
      ? MOUTHS[1]
      : beard
        ? [stroke('M20.5 26Q24 28.8 27.5 26', '#f6e6da', 1.4)]
        : MOUTHS[smile]),
    svgNode('path', { d: style.front, fill: hair }),
    ...(glasses ? [glassesNode()] : []),
  ];
}
