import { drawing } from './mediaRoutes';

const drawn = new Map<string, string | null>();

/** The drawing of an address under /media/ as an address that holds it, for pages that no server answers; null: none is drawn there. */
export function drawingInline(address: string): string | null {
  const known = drawn.get(address);
  if (known !== undefined) return known;
  const markup = drawing(address.slice('/media/'.length));
  const inline = markup === null ? null : `data:image/svg+xml,${encodeURIComponent(markup)}`;
  drawn.set(address, inline);
  return inline;
}
