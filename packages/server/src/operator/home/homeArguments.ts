import { safeReturnPath } from '@arma11/core/domain';
import { z } from 'zod';
import { wholeNumber } from '../definition/arguments';

export const Reason = z.string().trim().min(3).max(500).describe('why; it is kept');
export const Ordinal = wholeNumber(0, 1000).default(0).describe('its place in the list, from 0');
export const RowId = wholeNumber(1, 2_147_483_647);

const LONGEST = 2048;

function isHttps(address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : null;
  return url?.protocol === 'https:' && url.username === '' && url.password === '' && address.length <= LONGEST;
}

/** A page of the app: '/compe', '/play/quest'. */
export const AppPath = z
  .string()
  .refine((path) => safeReturnPath(path, '') === path, 'write a path of the app, such as /compe or /play/quest');

/** A page of the app or an https address (security §4.1). */
export const PageAddress = z
  .string()
  .refine(
    (address) => safeReturnPath(address, '') === address || isHttps(address),
    'write a path of the app, such as /compe, or an https address',
  );

/** A picture of our own or an https one (security §4.1). */
export const ImageAddress = z
  .string()
  .refine(
    (address) => /^\/media\/[a-z0-9/-]+\.svg$/.test(address) || isHttps(address),
    'write an https address, or one of our own under /media/',
  );

/** A colour as styles take it, and nothing else. */
export const Colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'write a colour as #b3162c');

/** An instant with its zone. */
export const Moment = z.iso.datetime({ offset: true, error: 'write an instant as 2026-11-21T20:00:00-05:00' });
