import { bannerField, type BannerColours } from './bannerField';
import { svgNode, type SvgNode } from './svgNode';

/** A banner without figures. */
export const bannerArt = (seed: number, colours: BannerColours): SvgNode =>
  svgNode('svg', { viewBox: '0 0 328 96', preserveAspectRatio: 'xMaxYMid slice' }, ...bannerField(seed, colours));
