import { normaliseAccessCode, safeReturnPath } from '@arma11/core/domain';
import { referrerOf } from './referrerOf';

/** A room that a visitor was going to: a private one by its code, a public one by its number; and who shared the link. */
export type RoomLink = ({ code: string } | { kind: 'compe' | 'predi'; id: number }) & { ref?: string };

const WITH_CODE = /^\/(compe\/sala\/join|predi\/sala-join|predi\/event-join)\/?$/;
const BY_NUMBER = /^\/(compe|predi)\/sala\/([1-9]\d{0,9})(\/|$)/;

/** The room of an entry page's `from`, or null where the visitor was going elsewhere. */
export function roomLink(query: URLSearchParams): RoomLink | null {
  const { pathname, searchParams } = new URL(safeReturnPath(query.get('from')), 'https://return.invalid');
  const room = roomAt(pathname, searchParams);
  const ref = referrerOf(query);
  return room && { ...room, ...(ref === undefined ? {} : { ref }) };
}

function roomAt(path: string, asked: URLSearchParams): RoomLink | null {
  const [, kind, id] = BY_NUMBER.exec(path) ?? [];
  if (kind && id) return { kind: kind as 'compe' | 'predi', id: Number(id) };
  if (!WITH_CODE.test(path)) return null;
  const code = normaliseAccessCode(asked.get('code') ?? '');
  if (code !== null) return { code };
  const predi = /^[1-9]\d{0,9}$/.exec(asked.get('predi') ?? '')?.[0];
  return predi ? { kind: 'predi', id: Number(predi) } : null;
}
