import { mix } from './colour';
import { faceArt, type Face } from './faceArt';
import { svgNode, type SvgNode } from './svgNode';

/** What a portrait is made of. */
export interface Portrait {
  backdrop: string;
  face: Face;
  /** The shirt and its collar. */
  primary: string;
  secondary: string;
}

/** Somebody's head and shoulders, round. */
export function portraitArt({ backdrop, face, primary, secondary }: Portrait): SvgNode {
  return svgNode(
    'svg',
    { viewBox: '0 0 48 48' },
    svgNode('clipPath', { id: 'round' }, svgNode('circle', { cx: 24, cy: 24, r: 24 })),
    svgNode(
      'g',
      { 'clip-path': 'url(#round)' },
      svgNode('path', { d: 'M0 0H48V48H0Z', fill: backdrop }),
      svgNode('circle', { cx: 24, cy: 20, r: 17, fill: mix(backdrop, '#ffffff', 0.16) }),
      svgNode('path', { d: 'M5 50C5 39 13 34.5 24 34.5S43 39 43 50Z', fill: primary }),
      svgNode('path', { d: 'M18.2 34.8 24 41 29.8 34.8 32.5 35.6 24 45 15.5 35.6Z', fill: secondary }),
      ...faceArt(face),
    ),
  );
}
