import { Worker } from 'node:worker_threads';
import type { CardReply, CardRequest } from './cardProtocol';

/** Where cards are painted, for whoever asks for them. */
export interface Painting {
  send(request: CardRequest): void;
  /** Ends it, whatever it does. */
  remove(): Promise<unknown>;
}

/** Who hears the cards, and whether the painting ended by itself. */
export interface PaintingListener {
  heard: (reply: CardReply) => void;
  died: (error: Error) => void;
}

/** Starts painting. */
export type StartPainting = (listener: PaintingListener) => Painting;

const WORKER = new URL(import.meta.url.endsWith('.ts') ? './cardWorker.ts' : './cardWorker.js', import.meta.url);

/** In a thread of its own: a card takes a tenth of a second, in which the main thread would answer nobody. */
export const inPaintingThread: StartPainting = ({ heard, died }) => {
  const worker = new Worker(WORKER, { execArgv: [] });
  // A process that is done does not wait for it.
  worker.unref();
  worker.on('error', died);
  worker.on('exit', (code) => died(new Error(`The thread that paints cards ended (exit ${code}).`)));
  worker.on('message', heard);
  return { send: (request) => worker.postMessage(request), remove: () => worker.terminate() };
};
