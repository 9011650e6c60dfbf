import { mix } from './colour';
import { round } from './pathOf';
import { seededRandom } from './seededRandom';
import { svgNode, type SvgNode } from './svgNode';

/** The three colours of a banner: two halves and the seam between them. */
export interface BannerColours {
  left: string;
  right: string;
  seam: string;
}

/** The field of a banner on 328 by 96: two colours, one slanted seam, mown light. The text goes on the left half. */
export function bannerField(seed: number, { left, right, seam }: BannerColours): SvgNode[] {
  const at = round(176 + seededRandom(seed)() * 28);
  const shade = mix(left, '#ffffff', 0.1);
  const stripe = (x: number) => `M${x} 70 ${x + 90} 0`;
  return [
    svgNode('path', { d: 'M0 0H328V96H0Z', fill: left }),
    svgNode('path', { d: `M${at} 0H328V96H${round(at - 40)}Z`, fill: right }),
    svgNode('path', { d: `${stripe(0)}${stripe(40)}M0 98 130 0`, stroke: shade, 'stroke-width': 12, fill: 'none' }),
    svgNode('path', { d: `M${round(at - 4)} 0 ${round(at - 44)} 96`, stroke: seam, 'stroke-width': 5, fill: 'none' }),
  ];
}
