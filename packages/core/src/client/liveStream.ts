// Loaded when a stream is first wanted, so that the parser stays out of the first bundle.
import { createParser } from 'eventsource-parser';
import type { LiveUpdate } from '../contract';

/** The callbacks of a stream. */
export interface StreamEvents {
  updated(update: LiveUpdate, id: string): void;
  /** Changes may have been missed: everything should be read again. */
  resync(): void;
  /** Something arrived, be it only a sign of life. */
  alive(): void;
}

/** Reads server-sent events until the stream ends. */
export async function readLiveStream(body: ReadableStream<Uint8Array>, events: StreamEvents): Promise<void> {
  const parser = createParser({
    onEvent: ({ event, data, id }) => {
      if (event === 'resync') events.resync();
      else if (event === 'update') events.updated(JSON.parse(data) as LiveUpdate, id ?? '');
    },
  });
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    events.alive();
    parser.feed(chunk.value);
  }
}
