import { Kysely, PGliteDialect } from 'kysely';
import type { Db } from '../platform/db/database';
import { migrate } from '../platform/db/migrate';
import { PgliteClient } from '../platform/db/pgliteClient';
import { pristineOf, reset } from '../platform/db/pristine';
import type { Database } from '../platform/db/schema';
import { inPageHost } from './inPageHost';

/** A migrated database in the memory of a page. */
export interface InPageDatabase {
  db: Db;
  /** Forgets everything that was written since it was opened. */
  empty(): Promise<void>;
}

/**
 * Opens it. Other than `guardedDb` it does not tell who asks the database inside a transaction: what tells that is
 * Node's own, and the same code is watched there.
 */
export async function openInPageDatabase(): Promise<InPageDatabase> {
  const client = new PgliteClient({}, inPageHost);
  await client.waitReady;
  await client.query(`set time zone 'UTC'`);
  const raw = new Kysely<Database>({ dialect: new PGliteDialect({ pglite: client }) });
  const db: Db = {
    engine: 'pglite',
    fresh: raw,
    stale: raw,
    tx: (work) => raw.transaction().execute(work),
    listen: (channel, listener) => client.listen(channel, listener),
    close: () => client.close(),
  };
  await migrate(db);
  const pristine = await pristineOf(client);
  return {
    db,
    async empty() {
      if (!(await reset(client, pristine))) throw new Error('The database has changed its shape: open the page anew.');
    },
  };
}
