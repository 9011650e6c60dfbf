import type { Queryable } from '../../platform/db/database';
import { validTokens } from '../../partners/validTokens';
import type { Viewer } from '../../rooms/live/viewer';

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Closes the streams whose session or partner token has ended, expired or belongs to somebody blocked. */
export async function closeRevokedStreams(q: Queryable, viewers: ReadonlySet<Viewer>): Promise<void> {
  if (viewers.size === 0) return;
  // Who comes while the question is under way was not asked about.
  const asked = [...viewers];
  const known = await validTokens(q, [...new Set(asked.map(({ tokenHash }) => hex(tokenHash)))]);
  for (const { tokenHash, stream } of asked) if (!known.has(hex(tokenHash))) stream.end();
}
