import { keepEqual } from './keys';
import type { Key, ReadOptions, ReadState } from './queryTypes';
import { tried } from './tried';

/** What somebody who shows a read has to say and to hear. */
export interface Reader {
  changed(): void;
  options(): ReadOptions;
}

const NOTHING: ReadState = { data: undefined, error: null, updatedAt: 0, invalidated: false, fetching: false };

/** How long an answer is kept after the last that showed it has gone. */
const KEEP_MS = 300_000;

/** One read of the cache: what is known of it, who shows it, and the request under way. */
export class Read {
  state = NOTHING;
  readonly readers = new Set<Reader>();
  #running: { promise: Promise<unknown>; controller: AbortController; before: ReadState } | undefined;
  #forgetting: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly queryKey: Key,
    public options: ReadOptions,
    readonly tell: () => void,
    readonly forget: () => void,
  ) {
    this.#keepForAWhile();
  }

  set(change: Partial<ReadState>): void {
    this.state = { ...this.state, ...change };
    for (const reader of Array.from(this.readers)) reader.changed();
    this.tell();
  }

  put(data: unknown): void {
    const kept = keepEqual(this.state.data, data);
    this.set({ data: kept, error: null, updatedAt: Date.now(), invalidated: false });
  }

  isStale(staleTime = 0): boolean {
    const { data, invalidated, updatedAt } = this.state;
    return data === undefined || invalidated || Date.now() - updatedAt >= staleTime;
  }

  /** Somebody shows it and wants it. */
  isWanted(): boolean {
    return [...this.readers].some((reader) => reader.options().enabled !== false);
  }

  /** Asks for it; who asks while it is being asked for gets the same answer, unless a newer one is wanted. */
  fetch(newer = false): Promise<unknown> {
    if (this.#running && !(newer && this.state.data !== undefined)) return this.#running.promise;
    const before = this.#running?.before ?? this.state;
    this.#running?.controller.abort();
    const controller = new AbortController();
    const promise = this.#run(controller);
    this.#running = { promise, controller, before };
    this.set({ fetching: true, ...(this.state.updatedAt ? {} : { error: null }) });
    // Who waits hears of it; nobody has to.
    promise.catch(() => undefined);
    return promise;
  }

  async #run(controller: AbortController): Promise<unknown> {
    const { signal } = controller;
    const over = () => this.#running?.controller === controller;
    try {
      const data = await tried(this.options, this.queryKey, signal);
      if (over()) this.#settle(() => this.put(data));
      return this.state.data;
    } catch (error) {
      if (over()) this.#settle(() => this.set({ error: error as Error, invalidated: true }));
      throw error;
    }
  }

  #settle(write: () => void): void {
    this.#running = undefined;
    this.state = { ...this.state, fetching: false };
    write();
  }

  /** Stops asking; everything is as it was before. */
  cancel(): void {
    const running = this.#running;
    if (!running) return;
    this.#running = undefined;
    running.controller.abort();
    this.set({ ...running.before, fetching: false });
  }

  reset(): void {
    this.cancel();
    this.set(NOTHING);
  }

  join(reader: Reader): () => void {
    clearTimeout(this.#forgetting);
    this.readers.add(reader);
    return () => {
      this.readers.delete(reader);
      if (this.readers.size > 0) return;
      this.cancel();
      this.#keepForAWhile();
    };
  }

  #keepForAWhile(): void {
    clearTimeout(this.#forgetting);
    this.#forgetting = setTimeout(() => this.readers.size === 0 && this.forget(), KEEP_MS);
  }
}
