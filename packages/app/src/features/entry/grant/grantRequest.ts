import type { EmbedGrantRequest } from '@arma11/core/site';
import { urlOf } from '../../../page/urlOf';

/** Why a window cannot ask for anything. */
export type BadRequest = { problem: 'unknownSite' | 'incomplete' };

const KEY = /^pk_[\w-]{22}$/;
const STATE = /^[\w-]{22}$/;
const SHA256 = /^[\w-]{43}$/;
const LINK = SHA256;

function isOrigin(text: string): boolean {
  const url = urlOf(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === text;
}

/** What the address of the window asks for: `key`, `state`, `challenge` and `origin`, or `key` and `link`. */
export function grantRequest(query: URLSearchParams): EmbedGrantRequest | BadRequest {
  const read = (name: string) => query.get(name) ?? '';
  const [key, link] = [read('key'), query.get('link')];
  if (!KEY.test(key)) return { problem: key === '' ? 'incomplete' : 'unknownSite' };
  if (link !== null) return LINK.test(link) ? { key, link } : { problem: 'incomplete' };
  const asked = { key, state: read('state'), challenge: read('challenge'), origin: read('origin') };
  const whole = STATE.test(asked.state) && SHA256.test(asked.challenge) && isOrigin(asked.origin);
  return whole ? asked : { problem: 'incomplete' };
}
