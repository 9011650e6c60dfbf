/** A request as its trace knows it when it is over. */
export interface TracedAnswer {
  method: string;
  /** The template, never what was asked for. */
  route: string;
  path: string;
  status: number;
  requestId: string;
}

/** Where the spans of requests and statements go. */
export interface Tracing {
  /**
   * Runs a request inside a span of its own, in the trace that its `traceparent` names; `work` returns what the span is
   * to say of it.
   */
  request(headers: Headers, work: () => Promise<TracedAnswer>): Promise<void>;
  /** A statement that has ended belongs to the request that it was run for; without one it is left out. */
  statement(name: string, ms: number, error?: unknown): void;
  /** The trace of the request that is being answered; undefined: none is, or it is left out. */
  traceId(): string | undefined;
  /** What a service that is asked on behalf of the request is sent to go on with its trace. */
  headers(): Record<string, string>;
  /** Sends what waits, and ends. */
  close(): Promise<void>;
}
