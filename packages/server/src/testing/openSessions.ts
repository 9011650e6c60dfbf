import { randomBytes } from 'node:crypto';
import { openSession } from '../players/accounts/sessions';
import type { Db } from '../platform/db/database';

/** Signs players in. Returns their access tokens in the same order. */
export const openSessions = (db: Db, users: readonly number[]): Promise<string[]> =>
  db.tx(async (tx) => {
    const random = (bytes: number) => new Uint8Array(randomBytes(bytes));
    const tokens: string[] = [];
    for (const userId of users) tokens.push((await openSession(tx, { userId, device: 'test', random })).access);
    return tokens;
  });
