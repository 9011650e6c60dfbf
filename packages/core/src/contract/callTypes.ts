import type { Calls } from './wire';

/** What a call takes: path and query fields flat, the body under `body`. `CallInput<'predi', 'join'>`. */
export type CallInput<H extends keyof Calls, N extends keyof Calls[H]> = Calls[H][N] extends [infer I, ...unknown[]]
  ? I
  : never;

/** What it returns. `CallOutput<'predi', 'sala'>`. */
export type CallOutput<H extends keyof Calls, N extends keyof Calls[H]> = Calls[H][N] extends [
  unknown,
  infer O,
  unknown,
]
  ? O
  : never;
