import type { Errands, FromWorker, ToWorker, WireHead, WireRequest } from './serverMessages';

interface Waiting {
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
  /** Of a request: its head and its body. */
  head?: (head: WireHead) => void;
  body?: ReadableStreamDefaultController<Uint8Array>;
}

/** The line to a worker with the server in it. */
export interface WorkerLine {
  run<Name extends keyof Errands>(ask: Name, ...args: Parameters<Errands[Name]>): Promise<ReturnType<Errands[Name]>>;
  /** Resolves with the head; the body comes as a stream. */
  request(request: WireRequest, signal?: AbortSignal | null): Promise<Response>;
  close(): void;
}

/** Opens the line: this is what loads the server. */
export function openWorkerLine(clockMoved: (now: string) => void): WorkerLine {
  const worker = new Worker(new URL('./serverWorker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  let last = 0;
  const send = (message: ToWorker, transfer: Transferable[] = []) => worker.postMessage(message, transfer);

  function receive(message: FromWorker): void {
    if (message.type === 'clock') return clockMoved(message.now);
    const who = waiting.get(message.id);
    if (message.type === 'head') return who?.head?.(message.head);
    if (message.type === 'piece') return who?.body?.enqueue(message.bytes);
    waiting.delete(message.id);
    if (message.type === 'failed') return who?.reject(new Error(message.sentence));
    who?.body?.close();
    who?.resolve(message.value);
  }

  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => receive(data));
  worker.addEventListener('error', ({ message }) => {
    const sentence = message || 'its file could not be loaded';
    for (const { reject } of waiting.values()) reject(new Error(`The server in this page has stopped: ${sentence}.`));
    waiting.clear();
  });

  return {
    close: () => worker.terminate(),
    run: (ask, ...args) =>
      new Promise((resolve, reject) => {
        const id = ++last;
        waiting.set(id, { resolve: resolve as Waiting['resolve'], reject });
        send({ id, ask, args } as ToWorker);
      }),
    request: (request, signal) =>
      new Promise((resolve, reject) => {
        const id = ++last;
        const who: Waiting = { resolve: () => undefined, reject };
        const leave = () => {
          waiting.delete(id);
          send({ id, ask: 'leave' });
        };
        const body = new ReadableStream<Uint8Array>({
          start: (controller) => void (who.body = controller),
          cancel: leave,
        });
        who.head = ({ status, headers }) => {
          const empty = status === 204 || status === 304;
          resolve(new Response(empty ? null : body, { status, headers }));
        };
        who.reject = (error) => {
          reject(error);
          who.body?.error(error);
        };
        signal?.addEventListener('abort', () => {
          if (!waiting.has(id)) return;
          leave();
          who.reject(signal.reason as Error);
        });
        waiting.set(id, who);
        send({ id, ask: 'fetch', request }, request.body ? [request.body] : []);
      }),
  };
}
