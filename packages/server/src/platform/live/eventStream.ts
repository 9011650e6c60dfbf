/** How much may wait for a reader before it is dropped (security §5.3). */
const MOST_WAITING = 256 * 1024;

/** One event of a stream. Without a name it is a comment that only shows that the line is alive. */
export interface LiveEvent {
  event: 'update' | 'resync';
  /** What `Last-Event-ID` will say. */
  id: string;
  data: string;
}

/** The writing end of a stream of server-sent events. */
export interface EventStream {
  readable: ReadableStream<Uint8Array>;
  send(event: LiveEvent): void;
  beat(): void;
  /** Ends it; what waits is still sent. */
  end(): void;
}

const encoder = new TextEncoder();
const textOf = ({ event, id, data }: LiveEvent) => `event: ${event}\nid: ${id}\ndata: ${data}\n\n`;

/** Opens a stream. `gone` is called once, when the reader has left, was dropped or the stream was ended. */
export function eventStream({ drop, gone }: { drop: () => void; gone: () => void }): EventStream {
  let controller!: ReadableStreamDefaultController<Uint8Array>;
  let over = false;
  const finish = () => {
    if (over) return false;
    over = true;
    gone();
    return true;
  };
  const readable = new ReadableStream<Uint8Array>(
    { start: (given) => void (controller = given), cancel: () => void finish() },
    new ByteLengthQueuingStrategy({ highWaterMark: MOST_WAITING }),
  );
  function write(text: string): void {
    if (over) return;
    const bytes = encoder.encode(text);
    // What waits would grow without end for a reader that does not read.
    if (bytes.length <= (controller.desiredSize ?? 0)) return controller.enqueue(bytes);
    finish();
    drop();
  }
  return {
    readable,
    send: (event) => write(textOf(event)),
    beat: () => write(': alive\n\n'),
    end: () => {
      if (finish()) controller.close();
    },
  };
}
