// Read by the worker's thread, by file name: only erasable TypeScript, and files of ours by their whole name.
import { PGlite } from '@electric-sql/pglite';
import type {
  FlatError,
  PgliteCalls,
  PgliteDisk,
  PgliteReply,
  PgliteRequest,
  PgliteWorkerData,
} from './pgliteProtocol';
import { PgliteStatements } from './pgliteStatements.ts';

/** A transaction whose owner says nothing for so long is rolled back: it holds the only connection. */
const IDLE_TRANSACTION_MS = 30_000;
const ERROR_FIELDS = [
  'name',
  'stack',
  'code',
  'severity',
  'detail',
  'hint',
  'position',
  'schema',
  'table',
  'column',
].concat(['dataType', 'constraint', 'routine', 'where']);

interface OpenTransaction {
  release: () => void;
  /** Runs while no step of it runs. */
  idle: ReturnType<typeof setTimeout> | undefined;
  steps: number;
}

interface Surroundings {
  post: (reply: PgliteReply) => void;
  disk: PgliteDisk;
  idleMs: number;
}

type Answers = {
  [M in keyof PgliteCalls]: (...args: Parameters<PgliteCalls[M]>) => Promise<ReturnType<PgliteCalls[M]>>;
};

const noDisk: PgliteDisk = {
  read: () => Promise.reject(new Error('This database has no disk to start from a copy.')),
  write: () => Promise.reject(new Error('This database has no disk to be copied to.')),
};

async function startFrom({ snapshot, copyOf }: PgliteWorkerData, disk: PgliteDisk): Promise<Blob | undefined> {
  if (copyOf !== undefined) return new Blob([await disk.read(copyOf)], { type: 'application/x-gzip' });
  return snapshot && new Blob([snapshot as Uint8Array<ArrayBuffer>]);
}

async function backup(pg: PGlite, disk: PgliteDisk, file: string): Promise<number> {
  await pg.exec('CHECKPOINT');
  const bytes = new Uint8Array(await (await pg.dumpDataDir('gzip')).arrayBuffer());
  await disk.write(file, bytes);
  return bytes.length;
}

function flat(error: unknown): FlatError {
  const source = error as Record<string, unknown>;
  const known = ERROR_FIELDS.filter((field) => source[field] !== undefined).map((field) => [
    field,
    String(source[field]),
  ]);
  return { message: error instanceof Error ? error.message : String(error), ...Object.fromEntries(known) };
}

/** PGlite's one session, shared by everybody: callers queue, a transaction keeps its place until it ends. */
export class PgliteSession {
  readonly #pg: PGlite;
  readonly #statements: PgliteStatements;
  readonly #post: (reply: PgliteReply) => void;
  readonly #disk: PgliteDisk;
  readonly #idleMs: number;
  readonly #open = new Map<number, OpenTransaction>();
  #tail = Promise.resolve();
  #lastTx = 0;

  private constructor(pg: PGlite, { post, disk, idleMs }: Surroundings) {
    this.#pg = pg;
    this.#statements = new PgliteStatements(pg);
    this.#post = post;
    this.#disk = disk;
    this.#idleMs = idleMs;
  }

  /** Opens the database; what it has to say goes to `post`. */
  static async open(data: PgliteWorkerData, post: (reply: PgliteReply) => void, disk = noDisk): Promise<PgliteSession> {
    const pg = await PGlite.create({ dataDir: data.dataDir, loadDataDir: await startFrom(data, disk) });
    return new PgliteSession(pg, { post, disk, idleMs: data.idleTransactionMs ?? IDLE_TRANSACTION_MS });
  }

  /** Runs a request and posts its result as a reply of the same id. */
  take({ id, method, args }: PgliteRequest): void {
    const answer = this.#answers[method] as (...args: unknown[]) => Promise<unknown>;
    answer(...args).then(
      (result) => this.#post({ id, result }),
      (error: unknown) => this.#post({ id, error: flat(error) }),
    );
  }

  readonly #answers: Answers = {
    query: (text, params, tx) => {
      const run = () => this.#statements.run(text, params);
      return tx ? this.#inside(tx, run) : this.#alone(run);
    },
    begin: () => this.#begin(),
    end: (tx, how) => this.#end(tx, how),
    listen: (channel) =>
      this.#alone(async () => {
        await this.#pg.listen(channel, (payload) => this.#post({ notice: { channel, payload } }));
      }),
    dump: () => this.#alone(async () => new Uint8Array(await (await this.#pg.dumpDataDir('none')).arrayBuffer())),
    backup: (file) => this.#alone(() => backup(this.#pg, this.#disk, file)),
    close: () => this.#alone(() => this.#pg.close()),
  };

  #acquire(): Promise<() => void> {
    let release = () => {};
    const before = this.#tail;
    this.#tail = new Promise((resolve) => {
      release = resolve;
    });
    return before.then(() => release);
  }

  async #alone<T>(work: () => Promise<T>): Promise<T> {
    const release = await this.#acquire();
    try {
      return await work();
    } finally {
      release();
    }
  }

  async #begin(): Promise<number> {
    const release = await this.#acquire();
    try {
      await this.#pg.exec('BEGIN');
    } catch (error) {
      release();
      throw error;
    }
    const tx = ++this.#lastTx;
    this.#open.set(tx, { release, idle: this.#watch(tx), steps: 0 });
    return tx;
  }

  #transaction(tx: number): OpenTransaction {
    const found = this.#open.get(tx);
    if (found) return found;
    const sentence = 'The transaction was rolled back: it was idle for too long, or it has ended.';
    throw Object.assign(new Error(sentence), { code: '25P01' });
  }

  #watch(tx: number): ReturnType<typeof setTimeout> {
    const since = performance.now();
    return setTimeout(() => {
      // After a statement that blocked this thread a timer counts from before it, and fires early.
      const quiet = performance.now() - since;
      const current = this.#open.get(tx);
      if (current && quiet < this.#idleMs) current.idle = this.#watch(tx);
      else void this.#end(tx, 'rollback').catch(() => {});
    }, this.#idleMs);
  }

  async #inside<T>(tx: number, step: () => Promise<T>): Promise<T> {
    const current = this.#transaction(tx);
    clearTimeout(current.idle);
    current.steps++;
    try {
      return await step();
    } finally {
      current.steps--;
      if (current.steps === 0 && this.#open.get(tx) === current) current.idle = this.#watch(tx);
    }
  }

  async #end(tx: number, how: 'commit' | 'rollback'): Promise<void> {
    const { release, idle } = this.#transaction(tx);
    clearTimeout(idle);
    this.#open.delete(tx);
    try {
      // COMMIT of an aborted transaction silently rolls back; asking first raises its 25P02.
      await this.#pg.exec(how === 'commit' ? 'select 1; COMMIT' : 'ROLLBACK');
    } catch (error) {
      await this.#pg.exec('ROLLBACK').catch(() => {});
      throw error;
    } finally {
      release();
    }
  }
}
