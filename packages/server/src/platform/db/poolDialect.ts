import {
  type DialectAdapter,
  PostgresAdapter,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type PostgresPool,
} from 'kysely';

class Driver extends PostgresDriver {
  /** A rollback fails only with its connection, and then PostgreSQL does it by itself: what failed first is told. */
  override async rollbackTransaction(connection: Parameters<PostgresDriver['rollbackTransaction']>[0]): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => {});
  }
}

class Adapter extends PostgresAdapter {
  // Kysely locks the session, and behind a pooler of transactions another one would be unlocked: `migrate.ts` has a lock.
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

/** PostgreSQL over a pool whose connections may be lost. */
export class PoolDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(pool: PostgresPool) {
    const config = { pool };
    super(config);
    this.#config = config;
  }

  override createAdapter(): DialectAdapter {
    return new Adapter();
  }

  override createDriver(): PostgresDriver {
    return new Driver(this.#config);
  }
}
