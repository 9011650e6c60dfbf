import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { CommandError } from '../operator/definition/command';
import type { ServerAddress } from '../start/runningServer';

/** One line of the server's answer: how far it has come, or how it ended. */
interface Line {
  progress?: string;
  status?: 'ok' | 'error';
  result?: unknown;
  message?: string;
}

/** Runs a command inside the running server and returns its answer. */
export async function askServer(
  server: ServerAddress,
  name: string,
  args: unknown,
  progress: (line: string) => void,
): Promise<unknown> {
  const response = await fetch(`${server.address}/services/ops/command/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${server.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name, args }),
  });
  let last: Line = {};
  for await (const text of createInterface(Readable.fromWeb(response.body as ReadableStream))) {
    last = JSON.parse(text) as Line;
    if (last.progress !== undefined) progress(last.progress);
  }
  if (last.status !== 'ok') throw new CommandError(last.message ?? `The server answered ${response.status}.`);
  return last.result;
}
