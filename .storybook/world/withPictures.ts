import type { Transport } from '@arma11/core';
import { drawing } from '../../packages/server/src/http/mediaRoutes';

const drawn = new Map<string, string>();

/** The picture that the server draws under this address, in the address itself: a story has no server to ask. */
function pictureOf(address: string): string {
  const known = drawn.get(address);
  if (known) return known;
  const markup = drawing(address.slice('/media/'.length));
  if (markup === null) throw new Error(`No server draws '${address}'. Record the worlds again: npm run worlds:record.`);
  const picture = `data:image/svg+xml,${encodeURIComponent(markup)}`;
  drawn.set(address, picture);
  return picture;
}

function illustrate(value: unknown): unknown {
  if (typeof value === 'string') return value.startsWith('/media/') ? pictureOf(value) : value;
  if (Array.isArray(value)) return value.map(illustrate);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([field, each]) => [field, illustrate(each)]));
}

/** Answers as the transport does, with the server's drawings in place of their addresses. */
export const withPictures =
  (transport: Transport): Transport =>
  async (request) => {
    const answer = await transport(request);
    return { ...answer, body: illustrate(answer.body) };
  };
