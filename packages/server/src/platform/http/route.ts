import type { Call } from '@arma11/core/contract';
import type { CallSchemas } from '@arma11/core/schemas';
import type { z } from 'zod';
import type { Tx } from '../db/database';
import type { Deps } from '../deps';
import type { Caller } from './caller';
import type { EventRequest, StreamAnswer } from './streamAnswer';
import type { TextAnswer } from './textAnswer';

type Parsed<S, K extends keyof CallSchemas> = S extends { [P in K]: infer Z extends z.ZodType }
  ? z.output<Z>
  : undefined;

/** What a handler is given: parsed input, the caller, and the way to write. */
export interface RouteContext<C extends Call, S extends CallSchemas> {
  deps: Deps;
  player: C['access'] extends 'public' ? Caller | null : Caller;
  params: Parsed<S, 'params'>;
  query: Parsed<S, 'query'>;
  body: Parsed<S, 'body'>;
  /** The version of `If-Match: "v12"`, or null. */
  ifMatch: number | null;
  userAgent: string;
  /** The page that sends the request, as its browser tells; null: none does, or it did not tell. */
  origin: string | null;
  /** Its address without a query, where the browser tells; otherwise its origin. */
  page: string | null;
  /** How the caller wants events; null: it wants one answer. */
  events: EventRequest | null;
  ip: string;
  /**
   * Runs a write in one transaction; what the work returns is the answer, so return it unchanged. With an
   * Idempotency-Key the first answer, success or final refusal, is stored and replayed byte for byte (security §2).
   */
  write<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

export type Handler<C extends Call, S extends CallSchemas> = (
  context: RouteContext<C, S>,
) => Promise<
  | z.input<S['response']>
  | (C extends { csv: true } ? TextAnswer : never)
  | (C extends { stream: true } ? StreamAnswer : never)
>;

/** The handlers of one heading. A call without one answers 501. */
export type Handlers<C extends Record<string, Call>, S extends Record<keyof C & string, CallSchemas>> = {
  [K in keyof C & string]?: Handler<C[K], S[K]>;
};

/** A heading's calls with what serves them. */
export interface RouteGroup {
  /** Only of calls that the contract of players does not know. */
  heading?: string;
  calls: Record<string, Call>;
  /** What each call does, for the reference; the contract's own calls have docstrings instead. */
  words?: Record<string, string>;
  schemas: Record<string, CallSchemas>;
  handlers: Record<string, ((context: never) => Promise<unknown>) | undefined>;
}

/** Ties a heading of the contract to its handlers, checked call by call. */
export function routes<C extends Record<string, Call>, S extends Record<keyof C & string, CallSchemas>>(
  calls: C,
  schemas: S,
  handlers: Handlers<C, S>,
): RouteGroup {
  return { calls, schemas, handlers };
}
