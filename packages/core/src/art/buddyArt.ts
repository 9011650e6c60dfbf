import { SPECIES } from './buddySpecies';
import { kitFor } from './kitFor';
import { pick, seededRandom } from './seededRandom';
import { svgNode, type SvgNode } from './svgNode';

const SCARF =
  'M7 40C12 36 18 37.5 24 37.5S36 36 41 40C42 43 41 45 40 46 34 43 30 43.5 24 43.5S14 43 8 46C7 45 6 43 7 40Z';
const STRIPES = 'M13 37.6 16 37.5V43.6L13 44.2ZM22.5 37.5H25.5V43.5H22.5ZM32 37.5 35 37.6V44.2L32 43.6Z';

/** A mascot ('buddy') with a scarf: an animal of our land, from a number. */
export function buddyArt(seed: number): SvgNode {
  const random = seededRandom(seed);
  const animal = pick(SPECIES, random);
  const scarf = kitFor(`buddy ${seed}`);
  const [left, right, y] = animal.eyes;
  const eye = (x: number) => [
    svgNode('ellipse', { cx: x, cy: y, rx: 2, ry: 2.4, fill: '#14100d' }),
    svgNode('circle', { cx: x + 0.7, cy: y - 0.9, r: 0.8, fill: '#fff' }),
  ];
  const filled = (d: string | undefined, fill: string) => (d ? [svgNode('path', { d, fill })] : []);
  const beak = animal.nose && animal.mouth === '' && animal.ears === '';
  return svgNode(
    'svg',
    { viewBox: '0 0 48 48' },
    ...filled(animal.ears, animal.coat),
    ...filled(animal.inner, animal.dark),
    svgNode('path', { d: animal.head, fill: animal.coat }),
    ...filled(animal.patches, animal.light),
    ...filled(animal.marks, animal.dark),
    ...eye(left),
    ...eye(right),
    svgNode('path', { d: animal.nose, fill: beak ? '#f2b632' : animal.dark }),
    ...(animal.mouth
      ? [
          svgNode('path', {
            d: animal.mouth,
            fill: 'none',
            stroke: animal.dark,
            'stroke-width': 1.3,
            'stroke-linecap': 'round',
          }),
        ]
      : []),
    svgNode('path', { d: SCARF, fill: scarf.primary, stroke: '#04100a', 'stroke-opacity': 0.4, 'stroke-width': 0.6 }),
    svgNode('path', { d: STRIPES, fill: scarf.secondary }),
  );
}
