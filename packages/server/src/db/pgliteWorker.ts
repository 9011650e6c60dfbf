// Runs in its own thread, started by file name: imports nothing of ours at run time, and only erasable TypeScript.
import { open as openFile, readFile, rename } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import type { FlatError, PgliteCalls, PgliteReply, PgliteRequest, PgliteWorkerData, RawResult } from './pgliteProtocol';

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

type Answers = {
  [M in keyof PgliteCalls]: (...args: Parameters<PgliteCalls[M]>) => Promise<ReturnType<PgliteCalls[M]>>;
};

const post = (reply: PgliteReply) => parentPort?.postMessage(reply);
const asText = (value: unknown) => value as string;
const textSerializers = new Proxy({} as Record<number, (value: unknown) => string>, { get: () => asText });

const { dataDir, snapshot, copyOf, idleTransactionMs = IDLE_TRANSACTION_MS } = workerData as PgliteWorkerData;

async function startFrom(): Promise<Blob | undefined> {
  if (copyOf !== undefined) return new Blob([await readFile(copyOf)], { type: 'application/x-gzip' });
  return snapshot && new Blob([snapshot as Uint8Array<ArrayBuffer>]);
}

const pg = await PGlite.create({ dataDir, loadDataDir: await startFrom() });
// Values cross the thread as text; the client reads them (values.ts).
for (const oid of Object.keys(pg.parsers)) pg.parsers[Number(oid)] = asText;

let tail = Promise.resolve();
let lastTx = 0;
const open = new Map<number, OpenTransaction>();

/** One session for everybody: callers queue, a transaction keeps its place until it ends. */
function acquire(): Promise<() => void> {
  let release = () => {};
  const before = tail;
  tail = new Promise((resolve) => {
    release = resolve;
  });
  return before.then(() => release);
}

async function alone<T>(work: () => Promise<T>): Promise<T> {
  const release = await acquire();
  try {
    return await work();
  } finally {
    release();
  }
}

function transaction(tx: number): OpenTransaction {
  const found = open.get(tx);
  if (found) return found;
  const sentence = 'The transaction was rolled back: it was idle for too long, or it has ended.';
  throw Object.assign(new Error(sentence), { code: '25P01' });
}

function watch(tx: number): ReturnType<typeof setTimeout> {
  const since = performance.now();
  return setTimeout(() => {
    // After a statement that blocked this thread a timer counts from before it, and fires early.
    const quiet = performance.now() - since;
    const current = open.get(tx);
    if (current && quiet < idleTransactionMs) current.idle = watch(tx);
    else void end(tx, 'rollback').catch(() => {});
  }, idleTransactionMs);
}

async function inside<T>(tx: number, step: () => Promise<T>): Promise<T> {
  const current = transaction(tx);
  clearTimeout(current.idle);
  current.steps++;
  try {
    return await step();
  } finally {
    current.steps--;
    if (current.steps === 0 && open.get(tx) === current) current.idle = watch(tx);
  }
}

async function end(tx: number, how: 'commit' | 'rollback'): Promise<void> {
  const { release, idle } = transaction(tx);
  clearTimeout(idle);
  open.delete(tx);
  try {
    // COMMIT of an aborted transaction silently rolls back; asking first raises its 25P02.
    if (how === 'commit') await pg.query('select 1');
    await pg.exec(how === 'commit' ? 'COMMIT' : 'ROLLBACK');
  } catch (error) {
    await pg.exec('ROLLBACK').catch(() => {});
    throw error;
  } finally {
    release();
  }
}

async function run(text: string, params: (string | null)[]): Promise<RawResult> {
  const { fields, rows, affectedRows } = await pg.query<(string | null)[]>(text, params, {
    rowMode: 'array',
    serializers: textSerializers,
  });
  return { fields, rows, affectedRows };
}

/** Under another name until it is whole and on the disk: what bears its name can be relied on. */
async function backup(file: string): Promise<number> {
  await pg.exec('CHECKPOINT');
  const bytes = new Uint8Array(await (await pg.dumpDataDir('gzip')).arrayBuffer());
  const draft = `${file}.part`;
  const handle = await openFile(draft, 'w', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, file);
  return bytes.length;
}

const answers: Answers = {
  query: (text, params, tx) => (tx ? inside(tx, () => run(text, params)) : alone(() => run(text, params))),
  begin: async () => {
    const release = await acquire();
    try {
      await pg.exec('BEGIN');
    } catch (error) {
      release();
      throw error;
    }
    const tx = ++lastTx;
    open.set(tx, { release, idle: watch(tx), steps: 0 });
    return tx;
  },
  end,
  listen: (channel) =>
    alone(async () => void (await pg.listen(channel, (payload) => post({ notice: { channel, payload } })))),
  dump: () => alone(async () => new Uint8Array(await (await pg.dumpDataDir('none')).arrayBuffer())),
  backup: (file) => alone(() => backup(file)),
  close: () => alone(() => pg.close()),
};

function flat(error: unknown): FlatError {
  const source = error as Record<string, unknown>;
  const known = ERROR_FIELDS.filter((field) => source[field] !== undefined).map((field) => [
    field,
    String(source[field]),
  ]);
  return { message: error instanceof Error ? error.message : String(error), ...Object.fromEntries(known) };
}

parentPort?.on('message', ({ id, method, args }: PgliteRequest) => {
  const answer = answers[method] as (...args: unknown[]) => Promise<unknown>;
  answer(...args).then(
    (result) => post({ id, result }),
    (error: unknown) => post({ id, error: flat(error) }),
  );
});
post({ ready: true });
