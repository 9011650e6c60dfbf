import { sql } from 'kysely';
import type { Queryable } from '../db/database';
import type { Sealing } from './Sealing';

const PLACE = { table: 'sealing_key', column: 'sealed', row: 'index' };
const HMAC = { name: 'HMAC', hash: 'SHA-256' };

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const fromHex = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

async function kept(q: Queryable): Promise<string | undefined> {
  const { rows } = await sql<{ sealed: string }>`select sealed from sealing_key where name = ${PLACE.row}`.execute(q);
  return rows[0]?.sealed;
}

/** Made once and kept sealed: another key seals it anew, and what was found by it is found as before. */
async function indexKey(q: Queryable, sealing: Sealing): Promise<string> {
  const found = await kept(q);
  if (found) return sealing.open(found, PLACE);
  const sealed = await sealing.seal(hex(crypto.getRandomValues(new Uint8Array(32))), PLACE);
  await sql`insert into sealing_key (name, sealed) values (${PLACE.row}, ${sealed}) on conflict do nothing`.execute(q);
  return sealing.open((await kept(q))!, PLACE);
}

/**
 * What a sealed value is found by: equal values of one kind have the same, and who has the database alone cannot try all
 * documents there are.
 */
export async function blindIndex(q: Queryable, sealing: Sealing, kind: string, value: string): Promise<Uint8Array> {
  const raw = fromHex(await indexKey(q, sealing));
  const key = await crypto.subtle.importKey('raw', raw, HMAC, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(`${kind}:${value}`)));
}
