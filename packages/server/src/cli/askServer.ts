import { CommandError } from '../commands/command';
import type { ServerAddress } from './runningServer';

/** Runs a command inside the running server and answers what it answered. */
export async function askServer(server: ServerAddress, name: string, args: unknown): Promise<unknown> {
  const response = await fetch(`${server.address}/services/ops/command/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${server.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name, args }),
  });
  const body = (await response.json()) as { result?: unknown; message?: string };
  if (!response.ok) throw new CommandError(body.message ?? `The server answered ${response.status}.`);
  return body.result;
}
