import { keepEqual } from './keys';
import type { ReadOptions } from './queryTypes';

/** What a component wants of a read just now, and what it has made of the answer. */
export class Watcher {
  options: ReadOptions;
  #made: unknown;

  constructor(options: ReadOptions) {
    this.options = options;
  }

  take(options: ReadOptions): void {
    this.options = options;
  }

  /** What is made of the data, the same object as long as it comes to the same. */
  made(data: unknown): unknown {
    const { select } = this.options;
    if (!select || data === undefined) return data;
    this.#made = keepEqual(this.#made, select(data as never));
    return this.#made;
  }
}
