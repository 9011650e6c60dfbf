import type { Transport } from '@arma11/core';
import { drawingInline } from '../../packages/server/src/api/pages/drawingInline';

/** The picture itself in place of its address: a story has no server to ask. */
function pictureOf(address: string): string {
  const picture = drawingInline(address);
  if (picture === null)
    throw new Error(`No server draws '${address}'. Record the scenarios again: npm run scenarios:record.`);
  return picture;
}

function illustrate(value: unknown): unknown {
  if (typeof value === 'string') return value.startsWith('/media/') ? pictureOf(value) : value;
  if (Array.isArray(value)) return value.map(illustrate);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([field, each]) => [field, illustrate(each)]));
}

/** Responds as the transport does, with the server's drawings in place of their addresses. */
export const withPictures =
  (transport: Transport): Transport =>
  async (request) => {
    const answer = await transport(request);
    return { ...answer, body: illustrate(answer.body) };
  };
