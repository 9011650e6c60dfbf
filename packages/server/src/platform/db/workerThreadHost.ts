import { Worker } from 'node:worker_threads';
import type { StartPglite } from './pgliteHost';

const WORKER = new URL(import.meta.url.endsWith('.ts') ? './pgliteWorker.ts' : './pgliteWorker.js', import.meta.url);

/** In a thread of its own: on the main thread it would stop every timer. */
export const inWorkerThread: StartPglite = (data, { heard, died }) => {
  const worker = new Worker(WORKER, { workerData: data, execArgv: [] });
  worker.on('error', died);
  worker.on('exit', (code) => died(new Error(`The embedded database stopped (exit ${code}). Restart the server.`)));
  worker.on('message', heard);
  return { send: (request) => worker.postMessage(request), remove: () => worker.terminate() };
};
