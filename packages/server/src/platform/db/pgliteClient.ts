import type { PGlite, PGliteQueryResults, PGliteTransaction } from 'kysely';
import type { Listener } from './database';
import type { FlatError, PgliteCalls, PgliteNotice, PgliteReply, PgliteWorkerData, RawResult } from './pgliteProtocol';
import type { PgliteHost, StartPglite } from './pgliteHost';
import { paramText, parserOf } from './values';

interface Waiting {
  resolve: (value: never) => void;
  reject: (error: Error) => void;
}

const revive = ({ message, ...fields }: FlatError) => Object.assign(new Error(message), fields);

function parsed<T>({ fields, rows, affectedRows }: RawResult): PGliteQueryResults<T> {
  const columns = fields.map(({ name, dataTypeID }) => ({ name, parse: parserOf(dataTypeID) }));
  const row = (cells: (string | null)[]) => {
    const out: Record<string, unknown> = {};
    columns.forEach(({ name, parse }, at) => {
      const text = cells[at];
      out[name] = text == null ? null : parse(text);
    });
    return out as T;
  };
  return { fields, affectedRows, rows: rows.map(row) };
}

/** PGlite as Kysely's dialect wants it, where it is started. */
export class PgliteClient implements PGlite {
  ready = false;
  closed = false;
  readonly waitReady: Promise<void>;
  #host!: PgliteHost;
  readonly #waiting = new Map<number, Waiting>();
  readonly #listeners = new Map<string, Set<Listener>>();
  #lastId = 0;

  constructor(data: PgliteWorkerData, start: StartPglite) {
    this.waitReady = new Promise((resolve, reject) => {
      const died = (error: Error) => {
        this.closed = true;
        reject(error);
        for (const { reject: fail } of this.#waiting.values()) fail(error);
        this.#waiting.clear();
      };
      const ready = () => {
        this.ready = true;
        resolve();
      };
      this.#host = start(data, { heard: (reply) => ('ready' in reply ? ready() : this.#hear(reply)), died });
    });
    this.waitReady.catch(() => {});
  }

  async query<T>(text: string, params: unknown[] = []): Promise<PGliteQueryResults<T>> {
    return parsed(await this.#call('query', text, params.map(paramText)));
  }

  async transaction<T>(work: (tx: PGliteTransaction) => Promise<T>): Promise<T> {
    const begun = await this.#call('begin').catch((error: Error) => error);
    // Kysely waits for the callback for ever: when BEGIN fails, its first query has to say so.
    if (begun instanceof Error) return work({ query: () => Promise.reject(begun), rollback: async () => {} });
    let ended = false;
    const end = (how: 'commit' | 'rollback') => {
      if (ended) return Promise.resolve();
      ended = true;
      return this.#call('end', begun, how);
    };
    const query = async <R>(text: string, params: unknown[] = []): Promise<PGliteQueryResults<R>> =>
      parsed(await this.#call('query', text, params.map(paramText), begun));
    try {
      const result = await work({ query, rollback: () => end('rollback') });
      await end('commit');
      return result;
    } catch (error) {
      await end('rollback');
      throw error;
    }
  }

  /** Nothing is ever missed here: the database is in this process. */
  async listen(channel: string, listener: Listener): Promise<() => void> {
    const known = this.#listeners.get(channel);
    const all = known ?? new Set();
    all.add(listener);
    this.#listeners.set(channel, all);
    if (!known) await this.#call('listen', channel);
    return () => void all.delete(listener);
  }

  /** The whole database as an uncompressed tar, to start another one from. */
  dump(): Promise<Uint8Array> {
    return this.#call('dump');
  }

  /** Writes a consistent copy, compressed, into a file of this machine; answers its bytes. Other work waits meanwhile. */
  backup(file: string): Promise<number> {
    return this.#call('backup', file);
  }

  async close(): Promise<void> {
    if (this.closed) return;
    await this.#call('close');
    this.closed = true;
    await this.#host.remove();
  }

  #call<M extends keyof PgliteCalls>(
    method: M,
    ...args: Parameters<PgliteCalls[M]>
  ): Promise<ReturnType<PgliteCalls[M]>> {
    if (this.closed) return Promise.reject(new Error('The embedded database is closed.'));
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#host.send({ id, method, args });
    });
  }

  #tell({ channel, payload }: PgliteNotice['notice']): void {
    for (const listener of this.#listeners.get(channel) ?? []) listener.heard(payload);
  }

  #hear(reply: Exclude<PgliteReply, { ready: true }>): void {
    if ('notice' in reply) return this.#tell(reply.notice);
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if ('error' in reply) waiting?.reject(revive(reply.error));
    else waiting?.resolve(reply.result as never);
  }
}
