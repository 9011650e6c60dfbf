// Runs in its own thread, started by file name: only erasable TypeScript, and files of ours by their whole name.
import { parentPort } from 'node:worker_threads';
import type { CardReply, CardRequest } from './cardProtocol';
import { openPainter } from './openPainter.ts';

const paint = await openPainter();

function replyTo({ id, drawing, width }: CardRequest): CardReply {
  try {
    return { id, png: paint(drawing, width) };
  } catch (error) {
    return { id, error: String(error) };
  }
}

// What was asked before is here now: a port keeps what nobody listens to.
parentPort?.on('message', (request: CardRequest) => parentPort?.postMessage(replyTo(request)));
