import { Hono } from 'hono';
import { z } from 'zod';
import { notFound, Refusal, unauthenticated } from '../refusal';
import { sameBytes, sha256 } from './bytes';
import type { ServerEnv } from './env';
import { parseWith } from './parseInput';
import { readJson } from './readBody';
import { json } from './respond';

/** Lets the operator's command line work through the server that holds the database. */
export interface OperatorDoor {
  /** Known only to who may read the data directory. */
  token: string;
  /** Runs a command; what the operator got wrong throws an error whose message is meant for them. */
  run(name: string, args: unknown): Promise<unknown>;
}

const CommandBody = z.object({ name: z.string().max(60), args: z.unknown().optional() });

/** Where the command line sends what it was asked. */
export const OPERATOR_PATH = '/services/ops/command/';

/** Errors whose message was written for the operator. */
const FOR_OPERATORS: ReadonlySet<string> = new Set(['CommandError', 'FeedError']);

async function holds(token: string, header: string | undefined): Promise<boolean> {
  const given = /^Bearer (\S{1,200})$/.exec(header ?? '')?.[1];
  return given !== undefined && sameBytes(await sha256(given), await sha256(token));
}

/** `POST {name, args}` answers `{status: 'ok', result}`, or 422 COMANDO with the command's own sentence. */
export function operatorRoute(door: OperatorDoor | undefined): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  app.post(OPERATOR_PATH, async (c) => {
    if (!door) throw notFound();
    if (!(await holds(door.token, c.req.header('authorization')))) throw unauthenticated();
    const { name, args } = parseWith(CommandBody, await readJson(c.req.raw));
    try {
      return json(JSON.stringify({ status: 'ok', result: await door.run(name, args ?? {}) }), 200);
    } catch (error) {
      if (error instanceof Error && FOR_OPERATORS.has(error.name)) throw new Refusal(422, 'COMANDO', error.message);
      throw error;
    }
  });
  return app;
}
