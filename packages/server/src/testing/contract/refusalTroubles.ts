import { ErrorBody } from '@arma11/core/schemas';
import { errorCodes } from '../../api/openapi/errorCodes';
import type { ApiAnswer } from '../testServer';

/** Words that only an English sentence has; a player reads Spanish. */
const ENGLISH = /\b(the|must|should|invalid|expected|required|error|not found|received|too (big|small|long))\b/i;
/** What no answer may hold (security §5.3): SQL, a stack, a path of the server's. */
const INNER =
  /\bselect\b.*\bfrom\b|\binsert into\b|\bat .*\.(ts|js|mjs):\d+|node_modules|\/packages\/server|syntax error/i;

function sentenceTrouble(message: string): string[] {
  if (!/\p{L}/u.test(message)) return [`says nothing: '${message}'`];
  return ENGLISH.test(message) ? [`is not in Spanish: '${message}'`] : [];
}

/** What is wrong with a refusal, as sentences: nothing for one of the agreed shape, code, status and language. */
export function refusalTroubles({ status, body, text }: ApiAnswer, reader: 'player' | 'operator' = 'player'): string[] {
  if (status >= 500) return [`${status} ${text.slice(0, 300)}`];
  const shape = ErrorBody.loose().safeParse(body);
  if (!shape.success) return [`has another shape: ${status} ${text.slice(0, 300)}`];
  const { code, message, fields = {} } = shape.data;
  const listed = errorCodes[status]?.codes.includes(code) ? [] : [`${status} ${code} is in no list`];
  const sentences = reader === 'operator' ? [] : [message, ...Object.values(fields)].flatMap(sentenceTrouble);
  return [...listed, ...sentences, ...(INNER.test(text) ? [`tells too much: ${text.slice(0, 300)}`] : [])];
}
