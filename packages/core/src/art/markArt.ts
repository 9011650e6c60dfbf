import { svgNode, type SvgNode } from './svgNode';

/** The logo: the number 11, in the colour of the text around it unless one is given. */
export function markArt({ colour = 'currentColor' }: { colour?: string } = {}): SvgNode {
  return svgNode(
    'svg',
    { viewBox: '0 0 32 32' },
    svgNode('path', { d: 'M2 10 13 3V29H7V12L2 15ZM17 10 28 3V29H22V12L17 15Z', fill: colour }),
  );
}
