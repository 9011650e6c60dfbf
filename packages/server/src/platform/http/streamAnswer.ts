/** An answer that goes on: what a call with `stream` gives to who asks for `text/event-stream`. */
export class StreamAnswer {
  constructor(readonly events: ReadableStream<Uint8Array>) {}

  /** Proxies and browsers must neither keep nor gather what is sent. */
  get headers(): Record<string, string> {
    return {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    };
  }
}

/** How a caller wants events: from where on, and how to be rid of one who does not read. */
export interface EventRequest {
  /** The last event that the caller has seen. */
  lastEventId: string | null;
  /** Cuts the connection, where there is one. */
  drop: () => void;
}
