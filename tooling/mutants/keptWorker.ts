import { type PoolWorker, ThreadsPoolWorker, type WorkerRequest } from 'vitest/node';

/** After so many mutants a thread is replaced: what one of them left in its memory reaches few others. */
const MUTANTS_A_THREAD = 40;

type Options = ConstructorParameters<typeof ThreadsPoolWorker>[0];
type Listener = Parameters<PoolWorker['on']>[1];

interface Thread {
  worker: ThreadsPoolWorker;
  mutants: number;
  ended: boolean;
}

let kept: Thread | undefined;

async function newThread(options: Options): Promise<Thread> {
  const thread: Thread = { worker: new ThreadsPoolWorker(options), mutants: 0, ended: false };
  await thread.worker.start();
  thread.worker.on('exit', () => (thread.ended = true));
  return thread;
}

/**
 * A worker whose thread stays for the next mutant with the modules it has read and the database it has started, which
 * take many times what a mutant's tests take. A mutant of what modules do while they are read gets a thread of its own.
 */
class KeptWorker implements PoolWorker {
  // What it is called decides what Vitest tells the thread.
  readonly name = 'threads';
  readonly #options: Options;
  readonly #keeps: boolean;
  readonly #listeners: [string, Listener][] = [];
  #thread!: Thread;

  constructor(options: Options) {
    this.#options = options;
    const { mode, mutantActivation } = options.project.getProvidedContext() as Record<string, unknown>;
    this.#keeps = mode === 'mutant' && mutantActivation !== 'static';
  }

  async start(): Promise<void> {
    const inherited = this.#keeps ? kept : undefined;
    if (inherited) kept = undefined;
    this.#thread = inherited ?? (await newThread(this.#options));
  }

  on(event: string, listener: Listener): void {
    this.#listeners.push([event, listener]);
    this.#thread.worker.on(event, listener);
  }

  off(event: string, listener: Listener): void {
    this.#thread.worker.off(event, listener);
  }

  send(message: WorkerRequest): void {
    if (message.type !== 'stop' || !this.#keeps) return this.#thread.worker.send(message);
    for (const [event, listener] of this.#listeners) {
      if (event === 'message') listener({ type: 'stopped', __vitest_worker_response__: true });
    }
  }

  deserialize(data: unknown): unknown {
    return this.#thread.worker.deserialize(data);
  }

  async stop(): Promise<void> {
    const thread = this.#thread;
    for (const [event, listener] of this.#listeners) thread.worker.off(event, listener);
    thread.mutants += 1;
    if (this.#keeps && !thread.ended && !kept && thread.mutants < MUTANTS_A_THREAD) kept = thread;
    else await thread.worker.stop();
  }
}

/** The pool of Vitest that runs the tests of mutants. */
export const keptWorkers = {
  name: 'kept',
  createPoolWorker: (options: Options): PoolWorker => new KeptWorker(options),
};
