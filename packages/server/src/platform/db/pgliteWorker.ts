// Runs in its own thread, started by file name: only erasable TypeScript, and files of ours by their whole name.
import { parentPort, workerData } from 'node:worker_threads';
import { nodeDisk } from './pgliteDisk.ts';
import type { PgliteReply, PgliteWorkerData } from './pgliteProtocol';
import { PgliteSession } from './pgliteSession.ts';

const post = (reply: PgliteReply) => parentPort?.postMessage(reply);
const session = await PgliteSession.open(workerData as PgliteWorkerData, post, nodeDisk);
parentPort?.on('message', (request) => session.take(request));
post({ ready: true });
