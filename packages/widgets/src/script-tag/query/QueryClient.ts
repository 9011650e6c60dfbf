import { hashOf, startsWith } from './keys';
import type { Key, KeyFilter, ReadOptions } from './queryTypes';
import { Read } from './Read';

type Listener = () => void;

/**
 * The script tag's cache: TanStack Query's `QueryClient` as far as our widgets use it, in a fifth of its bytes. The
 * widgets' own tests run on both.
 */
export class QueryClient {
  readonly #reads = new Map<string, Read>();
  readonly #listeners = new Set<Listener>();
  readonly #defaults: Partial<ReadOptions>;
  readonly #turns = new Map<string, Promise<void>>();
  #writing = 0;
  #users = 0;

  constructor({ defaultOptions = {} }: { defaultOptions?: { queries?: Partial<ReadOptions> } } = {}) {
    this.#defaults = defaultOptions.queries ?? {};
  }

  defaulted(options: ReadOptions): ReadOptions {
    return { ...this.#defaults, ...options };
  }

  /** The read of these options, made where there is none. */
  read(options: ReadOptions): Read {
    const hash = hashOf(options.queryKey);
    let read = this.#reads.get(hash);
    if (!read) {
      read = new Read(options.queryKey, this.defaulted(options), this.#tell, () => this.#reads.delete(hash));
      this.#reads.set(hash, read);
    }
    if (options.queryFn) read.options = this.defaulted(options);
    return read;
  }

  #tell = () => {
    for (const listener of Array.from(this.#listeners)) listener();
  };

  #matching({ queryKey = [] }: KeyFilter = {}): Read[] {
    return [...this.#reads.values()].filter((read) => startsWith(read.queryKey, queryKey));
  }

  async #again(reads: Read[], newer = true): Promise<void> {
    await Promise.allSettled(reads.map((read) => read.fetch(newer)));
  }

  getQueryData = (queryKey: Key): unknown => this.#reads.get(hashOf(queryKey))?.state.data;

  setQueryData(queryKey: Key, value: unknown): unknown {
    const before = this.getQueryData(queryKey);
    const data = typeof value === 'function' ? (value as (known: unknown) => unknown)(before) : value;
    if (data !== undefined) this.read({ queryKey }).put(data);
    return data;
  }

  invalidateQueries(filter?: KeyFilter, { cancelRefetch = true } = {}): Promise<void> {
    const reads = this.#matching(filter);
    for (const read of reads) read.set({ invalidated: true });
    return this.#again(
      reads.filter((read) => read.isWanted()),
      cancelRefetch,
    );
  }

  refetchQueries(filter?: KeyFilter): Promise<void> {
    const known = (read: Read) => (read.readers.size > 0 ? read.isWanted() : read.state.updatedAt > 0);
    return this.#again(this.#matching(filter).filter(known));
  }

  resetQueries(filter?: KeyFilter): Promise<void> {
    const reads = this.#matching(filter);
    for (const read of reads) read.reset();
    return this.#again(reads.filter((read) => read.isWanted()));
  }

  async cancelQueries(filter?: KeyFilter): Promise<void> {
    for (const read of this.#matching(filter)) read.cancel();
  }

  async fetchQuery(options: ReadOptions): Promise<unknown> {
    const read = this.read(options);
    return read.isStale(this.defaulted(options).staleTime) ? read.fetch() : read.state.data;
  }

  prefetchQuery = (options: ReadOptions): Promise<void> => this.fetchQuery(options).then(ignore, ignore);

  isFetching = (): number => this.#matching().filter(({ state }) => state.fetching).length;
  isMutating = (): number => this.#writing;

  /** Counts a write that begins (1) or ends (-1). */
  wrote(change: 1 | -1): void {
    this.#writing += change;
    this.#tell();
  }

  /** Writes of one scope go one after the other, in the order in which they were asked for. */
  inTurn(scope: string | undefined, work: () => Promise<unknown>): Promise<unknown> {
    if (scope === undefined) return work();
    const done = (this.#turns.get(scope) ?? Promise.resolve()).then(work);
    this.#turns.set(scope, done.then(ignore, ignore));
    return done;
  }

  #subscribe = (listener: Listener) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
  getQueryCache = () => ({ subscribe: this.#subscribe });
  getMutationCache = this.getQueryCache;

  /** While the page shows widgets: what is old is read again when somebody comes back to the page or to the network. */
  mount(): void {
    if (this.#users++ > 0) return;
    document.addEventListener('visibilitychange', this.#returned);
    globalThis.addEventListener('online', this.#returned);
  }

  unmount(): void {
    if (--this.#users > 0) return;
    document.removeEventListener('visibilitychange', this.#returned);
    globalThis.removeEventListener('online', this.#returned);
  }

  #returned = () => {
    if (document.visibilityState === 'hidden') return;
    const isOld = (read: Read) => read.isWanted() && read.isStale(read.options.staleTime);
    void this.#again(this.#matching().filter(isOld), false);
  };
}

const ignore = () => undefined;
