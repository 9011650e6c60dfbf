import type { LiveUpdate } from '@arma11/core/contract';

/** One event as it arrived. */
export interface ReadEvent {
  event: string;
  id: string;
  data: LiveUpdate;
}

/** Reads a stream of events as it comes, until it ends or is left. */
export interface EventReader {
  events: ReadEvent[];
  /** Comments: signs of life. */
  beats: number;
  /** Resolves when the server has ended it. */
  ended: Promise<void>;
  leave(): Promise<void>;
}

function parsed(block: string): ReadEvent {
  const fields = Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/s).slice(0, 2)));
  return { event: String(fields['event']), id: String(fields['id'] ?? ''), data: JSON.parse(String(fields['data'])) };
}

/** Reads the body of a response that `plus/live/` gave as events. */
export function readEvents(response: Response): EventReader {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  const found: EventReader = { events: [], beats: 0, ended: Promise.resolve(), leave: () => reader.cancel() };
  const run = async () => {
    let rest = '';
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      const blocks = `${rest}${next.value}`.split('\n\n');
      rest = blocks.pop()!;
      for (const block of blocks) {
        if (block.startsWith(':')) found.beats++;
        else found.events.push(parsed(block));
      }
    }
  };
  found.ended = run().catch(() => undefined);
  return found;
}
