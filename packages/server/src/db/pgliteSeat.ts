import { Worker } from 'node:worker_threads';
import type { PgliteReply, PgliteRequest, PgliteWorkerData } from './pgliteProtocol';

const WORKER = new URL(import.meta.url.endsWith('.ts') ? './pgliteWorker.ts' : './pgliteWorker.js', import.meta.url);

/** Where a database runs, for whoever asks it. */
export interface PgliteSeat {
  send(request: PgliteRequest): void;
  /** Takes it away, whatever it does. */
  remove(): Promise<unknown>;
}

/** Who hears the replies of a database, and whether it ended by itself. */
export interface PgliteHearer {
  heard: (reply: PgliteReply) => void;
  died: (error: Error) => void;
}

/** Starts a database. */
export type TakeSeat = (data: PgliteWorkerData, hearer: PgliteHearer) => PgliteSeat;

/** In a thread of its own: on the main thread it would stop every timer. */
export const ownThread: TakeSeat = (data, { heard, died }) => {
  const worker = new Worker(WORKER, { workerData: data, execArgv: [] });
  worker.on('error', died);
  worker.on('exit', (code) => died(new Error(`The embedded database stopped (exit ${code}). Restart the server.`)));
  worker.on('message', heard);
  return { send: (request) => worker.postMessage(request), remove: () => worker.terminate() };
};
