import { ICONS } from './iconPaths';
import { svgNode, type SvgNode } from './svgNode';

/** The names of our icons. */
export type IconName = keyof typeof ICONS;

/** Every icon's name, for galleries and tests. */
export const ICON_NAMES = Object.keys(ICONS) as readonly IconName[];

/** A line icon in the colour of the text around it. */
export function iconArt(name: IconName, { stroke = 1.9 }: { stroke?: number } = {}): SvgNode {
  return svgNode(
    'svg',
    {
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      'stroke-width': stroke,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    },
    svgNode('path', { d: ICONS[name] }),
  );
}
