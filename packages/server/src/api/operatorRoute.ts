import { Hono } from 'hono';
import { z } from 'zod';
import type { Deps } from '../platform/deps';
import { notFound, unauthenticated } from '../platform/refusal';
import type { ServerEnv } from '../platform/http/env';
import { holdsToken } from '../platform/http/holdsToken';
import { parseWith } from '../platform/http/parseInput';
import { readJson } from '../platform/http/readBody';

/** Lets the operator's command line work through the server that holds the database. */
export interface OperatorChannel {
  /** Known only to who may read the data directory. */
  token: string;
  /** Runs a command; what the operator got wrong throws an error whose message is meant for them. */
  run(name: string, args: unknown, progress: (line: string) => void): Promise<unknown>;
}

const CommandBody = z.object({ name: z.string().max(60), args: z.unknown().optional() });

/** Where the command line sends what it was asked. */
export const OPERATOR_PATH = '/services/ops/command/';

/** A whole catalogue in CSV fits. */
const MOST_COMMAND = 32 * 1024 * 1024;

/** Errors whose message was written for the operator. */
const FOR_OPERATORS: ReadonlySet<string> = new Set(['CommandError', 'FeedError']);

const failure = (error: unknown) => {
  const known = error instanceof Error && FOR_OPERATORS.has(error.name);
  const message = known ? error.message : 'The command failed inside the server; its log says why.';
  return { status: 'error', code: known ? 'COMANDO' : 'ERROR', message };
};

/** The answer as lines of JSON: how far the command has come, and at last how it ended. */
function linesOf(work: (progress: (line: string) => void) => Promise<unknown>, failed: (error: unknown) => void) {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    async start(controller) {
      const send = (line: object) => controller.enqueue(encoder.encode(`${JSON.stringify(line)}\n`));
      try {
        send({ status: 'ok', result: await work((progress) => send({ progress })) });
      } catch (error) {
        failed(error);
        send(failure(error));
      }
      controller.close();
    },
  });
}

/** `POST {name, args}` answers lines of JSON: `{progress}` while it runs, then `{status: 'ok', result}` or the command's own sentence. */
export function operatorRoute(channel: OperatorChannel | undefined, log: Deps['log']): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  app.post(OPERATOR_PATH, async (c) => {
    if (!channel) throw notFound();
    if (!(await holdsToken(channel.token, c.req.header('authorization')))) throw unauthenticated();
    const { name, args } = parseWith(CommandBody, await readJson(c.req.raw, MOST_COMMAND));
    const lines = linesOf(
      (progress) => channel.run(name, args ?? {}, progress),
      (error) => {
        if (failure(error).code === 'ERROR')
          log({
            level: 'error',
            message: `ops: ${name} failed`,
            error: error instanceof Error ? error.stack : String(error),
          });
      },
    );
    return new Response(lines, { headers: { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' } });
  });
  return app;
}
