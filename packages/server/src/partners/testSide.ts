import { sql } from 'kysely';
import { base64url, sha256 } from '../platform/bytes';
import type { Queryable } from '../platform/db/database';
import type { Deps } from '../platform/deps';

/** Pages of a developer's own machine, at any port: they may always use a test key. */
export const LOCAL_ORIGINS: readonly string[] = ['http://localhost:*', 'http://127.0.0.1:*'];

type Random = Deps['random'];

/** A publishable key of test mode: as long as any, and its name says what it is. */
export const newTestKey = (random: Random): string => `pk_test_${base64url(random(13)).slice(0, 17)}`;

/** A secret key; that of test mode is as long as any. */
export const newSecret = (random: Random, { test }: { test: boolean }): string =>
  test ? `sk_test_${base64url(random(29)).slice(0, 38)}` : `sk_${base64url(random(32))}`;

/** Gives a live partner its test mode: a second row with keys of its own, which nothing of the live one knows. */
export async function layTestSide(
  q: Queryable,
  live: number,
  { key, secret, origins = LOCAL_ORIGINS }: { key: string; secret: string; origins?: readonly string[] },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into partner (name, key, secret_hash, origins, scopes, closed_at, test_of)
    select name, ${key}, ${await sha256(secret)}, ${[...origins]}::text[], scopes, closed_at, id from partner where id = ${live}
    on conflict (test_of) do update set key = excluded.key, secret_hash = excluded.secret_hash, origins = excluded.origins
    returning id`.execute(q);
  return rows[0]!.id;
}
