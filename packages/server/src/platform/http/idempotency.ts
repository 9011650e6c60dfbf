import { sql } from 'kysely';
import type { Db, Tx } from '../db/database';
import { Refusal } from '../refusal';
import { sha256 } from '../bytes';
import type { Sealing } from '../sealing/Sealing';
import { invalid } from '../invalid';

const KEY = /^[A-Za-z0-9_-]{16,64}$/;
/** Asked again, these may be answered: with a key of its own, or after a sign-in or a second factor. */
const NOT_FINAL: ReadonlySet<string> = new Set(['CLAVE_REUSADA', 'REAUTENTICAR', 'SEGUNDO_FACTOR']);
/** Final answers of the business; validation, sign-in, limits and failures are tried anew (security §2). */
const STORED_REFUSALS = new Set([403, 404, 409, 410, 422]);

/** A write as it is recognised when it comes again. */
export interface KeyedWrite {
  userId: number;
  /** Method and path template. */
  route: string;
  key: string;
  requestHash: Uint8Array;
  /** Absent: the answer is kept as it is. */
  sealing?: Sealing | undefined;
}

/** The first answer to a write, kept word for word. */
export interface StoredAnswer {
  status: number;
  text: string;
}

/** Ends a write that was already answered. */
export class AlreadyAnswered extends Error {
  override readonly name = 'AlreadyAnswered';
  constructor(readonly answer: StoredAnswer) {
    super('This write was answered before.');
  }
}

/** The header's key, or null; 400 when it is not one. */
export function idempotencyKey(header: string | undefined): string | null {
  if (header === undefined) return null;
  if (!KEY.test(header))
    throw invalid({ 'Idempotency-Key': 'Usa de 16 a 64 letras, números, guiones o guiones bajos.' });
  return header;
}

/**
 * The same content has the same hash, whatever the order of its fields. Passwords stay out: a fast hash of one must not
 * lie in the database.
 */
export function contentHash(content: unknown): Promise<Uint8Array> {
  const sorted = (name: string, value: unknown) => {
    if (name === 'password') return undefined;
    if (value instanceof Blob) return `${value.type} of ${value.size} bytes`;
    if (!value || typeof value !== 'object' || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  };
  return sha256(JSON.stringify(content, sorted).normalize('NFC'));
}

const reused = () =>
  new Refusal(422, 'CLAVE_REUSADA', 'Esta operación ya se envió con otros datos. Vuelve a intentarlo desde el inicio.');

/** Where a sealed answer lies. */
export const placeOf = ({ userId, route, key }: Pick<KeyedWrite, 'userId' | 'route' | 'key'>) => ({
  table: 'idempotency',
  column: 'sealed',
  row: `${userId} ${route} ${key}`,
});

/** The first answer, or null; 422 when the key was used for something else. */
async function answered(q: Db['fresh'], write: KeyedWrite): Promise<StoredAnswer | null> {
  const { userId, route, key, requestHash } = write;
  const row = await q
    .selectFrom('idempotency')
    .select(['status', 'body', 'sealed', sql<boolean>`request_hash = ${requestHash}`.as('same')])
    .where('user_id', '=', userId)
    .where('route', '=', route)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!row) return null;
  if (!row.same) throw reused();
  if (row.status === null) return null;
  const text = row.sealed && write.sealing ? await write.sealing.open(row.sealed, placeOf(write)) : row.body;
  return text === null ? null : { status: row.status, text };
}

/** Throws the first answer when there is one: before the handler runs, so that its own checks do not speak first. */
export async function replayIfAnswered(db: Db, write: KeyedWrite): Promise<void> {
  const answer = await answered(db.fresh, write);
  if (answer) throw new AlreadyAnswered(answer);
}

/** Takes the key; a second taker waits here for the first to commit and then gets its answer. */
async function claim(tx: Tx, write: KeyedWrite): Promise<void> {
  const { userId, route, key, requestHash } = write;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('idempotency')
    .values({ user_id: userId, route, key, request_hash: requestHash })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows) return;
  const answer = await answered(tx, write);
  if (answer) throw new AlreadyAnswered(answer);
}

async function keep(tx: Tx, write: KeyedWrite, { status, text }: StoredAnswer): Promise<void> {
  const kept = write.sealing
    ? { status, sealed: await write.sealing.seal(text, placeOf(write)) }
    : { status, body: text };
  await tx
    .updateTable('idempotency')
    .set(kept)
    .where('user_id', '=', write.userId)
    .where('route', '=', write.route)
    .where('key', '=', write.key)
    .execute();
}

/** Key, effect and answer in one commit: either all three are there or none. */
export function writeOnce<T>(db: Db, write: KeyedWrite, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.tx(async (tx) => {
    await claim(tx, write);
    const result = await work(tx);
    await keep(tx, write, { status: 200, text: JSON.stringify(result) });
    return result;
  });
}

/** Keeps a final refusal after its transaction was rolled back. When another answer came first, that one counts. */
export async function keepRefusal(db: Db, write: KeyedWrite, refusal: Refusal, text: string): Promise<void> {
  if (!STORED_REFUSALS.has(refusal.status) || NOT_FINAL.has(refusal.code)) return;
  await db.tx(async (tx) => {
    await claim(tx, write);
    await keep(tx, write, { status: refusal.status, text });
  });
}
