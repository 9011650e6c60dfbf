import type { SignedIn } from '@arma11/core/contract';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database';
import type { Deps } from '../../platform/deps';
import { notify } from '../notices/notify';
import { dailyVisit } from '../quests/dailyVisit';
import { deviceHash, openSession } from './sessions';
import { readUser } from './userView';

/** First match wins: Edge and Opera call themselves Chrome too, and Chrome calls itself Safari. */
const BROWSERS = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;
const SYSTEMS = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
] as const;

/** 'Chrome · Android', for a player to know a session by; what it does not know is left out. */
export function deviceLabel(userAgent: string): string {
  const named = (names: readonly (readonly [RegExp, string])[]) => names.find(([shape]) => shape.test(userAgent))?.[1];
  return [named(BROWSERS), named(SYSTEMS)].filter(Boolean).join(' · ');
}

/** Where a request comes from. */
export interface Origin {
  ip: string;
  userAgent: string;
}

/** Whoever comes back within 30 days has not left. */
async function takeBackLeaving(tx: Tx, userId: number): Promise<void> {
  const { rows } = await sql<{ at: string }>`
    update app_user u set deleted_at = null from (select id, deleted_at from app_user where id = ${userId}) old
    where u.id = old.id and old.deleted_at is not null returning old.deleted_at as at`.execute(tx);
  if (!rows[0]) return;
  await notify(tx, [userId], {
    kind: 'cuenta',
    ref: `leaving:${rows[0].at}`,
    title: 'Tu cuenta sigue aquí',
    body: 'Volviste antes de los 30 días, así que ya no se eliminará.',
  });
}

/** Opens a session for somebody who has just shown who they are, counts the day's sign-in, and tells them who they are. */
export async function signInAs(tx: Tx, { random, sealing }: Deps, userId: number, origin: Origin): Promise<SignedIn> {
  const device = await deviceHash(origin);
  const session = await openSession(tx, { userId, device, label: deviceLabel(origin.userAgent), random });
  await takeBackLeaving(tx, userId);
  await dailyVisit(tx, userId);
  return { user: await readUser(tx, sealing, userId), ...session };
}
