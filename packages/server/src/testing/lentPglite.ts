import { Kysely, PGliteDialect, type PGlite, type PGliteQueryResults, type PGliteTransaction } from 'kysely';
import type { Db, Listener } from '../platform/db/database';
import { guardedDb } from '../platform/db/guardedDb';
import { openPgliteFolder, type Pglite } from '../platform/db/openPglite';
import { pristineOf, reset, type Pristine } from '../platform/db/pristine';
import { inSameThread } from './sameThreadHost';
import type { PgliteClient } from '../platform/db/pgliteClient';
import type { Database } from '../platform/db/schema';

// Starting an embedded database takes a second and a half, emptying one a tenth of that: tests of a process hand theirs on.

/** A test's hold on an embedded database: once it is let go, nothing of the test reaches whoever has it next. */
class LentPglite implements PGlite {
  readonly ready = true;
  readonly waitReady = Promise.resolve();
  closed = false;
  readonly #client: PgliteClient;
  readonly #deaf: (() => void)[] = [];

  constructor(client: PgliteClient) {
    this.#client = client;
  }

  query<T>(text: string, params?: unknown[]): Promise<PGliteQueryResults<T>> {
    return this.closed ? gone() : this.#client.query<T>(text, params);
  }

  transaction<T>(work: (tx: PGliteTransaction) => Promise<T>): Promise<T> {
    return this.closed ? gone() : this.#client.transaction(work);
  }

  async listen(channel: string, listener: Listener): Promise<() => void> {
    const stop = await this.#client.listen(channel, listener);
    this.#deaf.push(stop);
    return stop;
  }

  close(): Promise<void> {
    this.closed = true;
    for (const stop of this.#deaf) stop();
    return Promise.resolve();
  }
}

const gone = () => Promise.reject(new Error('The embedded database is closed.'));

let pristine: Pristine | undefined;
let spare: Pglite | undefined;

/** An embedded database as the snapshot has it: one that an earlier test gave back, or a new one. */
export async function lentPglite(snapshot: () => Promise<Uint8Array>): Promise<Db> {
  const whole = spare ?? (await openPgliteFolder({ snapshot: await snapshot() }, inSameThread));
  spare = undefined;
  pristine ??= await pristineOf(whole.client);
  const known = pristine;
  const lent = new LentPglite(whole.client);
  const raw = new Kysely<Database>({ dialect: new PGliteDialect({ pglite: lent }) });
  const close = async () => {
    if (lent.closed) return;
    await lent.close();
    const clean = spare === undefined && (await reset(whole.client, known).catch(() => false));
    if (clean && spare === undefined) spare = whole;
    else await whole.close();
  };
  const db = guardedDb(
    'pglite',
    { read: raw, write: raw },
    { listen: (channel, listener) => lent.listen(channel, listener), close },
  );
  return { ...db, backup: (file) => whole.client.backup(file) };
}
