import { toMarkup, type SvgNode } from '@arma11/core/art';
import { urlOf } from '../page/urlOf';

// Each drawing is an image of its own, for its ids must not meet those of the next. Never a blob:, which the page's
// policy refuses.
const addressOf = (node: SvgNode, size: readonly [number, number]) =>
  `data:image/svg+xml,${encodeURIComponent(toMarkup(node, { size }))}`;

async function load(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

/** One of our drawings, ready for a canvas. */
export const imageOf = (node: SvgNode, width: number, height = width): Promise<HTMLImageElement> =>
  load(addressOf(node, [width, height]));

/** A picture of our own origin, or the drawing that stands in for it: another origin's would lock the canvas. */
export async function ownImage(address: string, fallback: SvgNode, side: number): Promise<HTMLImageElement> {
  const url = urlOf(address, location.href);
  if (url?.origin !== location.origin) return imageOf(fallback, side);
  return load(url.href).catch(() => imageOf(fallback, side));
}
