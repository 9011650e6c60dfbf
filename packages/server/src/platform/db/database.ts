import type { Kysely, Transaction } from 'kysely';
import type { Database } from './schema';

/** A transaction: what every write is given. */
export type Tx = Transaction<Database>;

/** Anything that answers queries: the database, or a transaction of it. */
export type Queryable = Kysely<Database>;

/** What hears a channel. */
export interface Listener {
  heard(payload: string): void;
  /** The connection was lost and is there again: what was notified between is not known. */
  missed(): void;
}

/** How a pool of connections is used. */
export interface PoolUse {
  pool: 'reads' | 'writes' | 'jobs' | 'standby';
  /** Connections that it may open, has open, and of those does nothing with. */
  most: number;
  open: number;
  idle: number;
  /** Who waits for one now. */
  waiting: number;
  /** Since the start: how often one was taken, and how long was waited for them together. */
  taken: number;
  waitedSeconds: number;
}

/** The database as the server uses it. */
export interface Db {
  readonly engine: 'pg' | 'pglite';
  /** For reads outside a transaction. Using it inside `tx` throws: on one connection it would wait for itself. */
  readonly fresh: Queryable;
  /**
   * For reads outside a transaction that may be two seconds old: a standby answers them where there is one. Lists of rooms,
   * what is over, and figures; never what somebody decides about coins by, nor what they have just written.
   */
  readonly stale: Queryable;
  /**
   * Runs the work in one transaction; tries again after a serialization failure or a deadlock, at most five times, and
   * for four seconds while somebody holds a row that it wants.
   */
  tx<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Hears what committed transactions notify on a channel, from every process; returns how to stop. */
  listen(channel: string, listener: Listener): Promise<() => void>;
  /** How its connections are used; absent where there is one alone. */
  pools?(): PoolUse[];
  /** Writes a consistent copy into a file and answers its bytes; absent where the database has tools of its own. */
  backup?(file: string): Promise<number>;
  close(): Promise<void>;
}
