import type { Call } from '@arma11/core/contract';
import type { CallSchemas } from '@arma11/core/schemas';
import { z } from 'zod';
import { CommandError, type Command, type OpsCall } from '../operator/definition/command';
import { commands } from '../operator/registry';
import { securityKindOf } from '../operator/definition/securityOfCommands';
import { contextOf } from '../operator/definition/runCommand';
import type { RouteContext, RouteGroup } from '../platform/http/route';
import { logSecurity } from '../platform/securityLog';
import { Refusal } from '../platform/refusal';

type Served = Command & { ops: OpsCall };

const served = [...commands.values()].filter((each): each is Served => each.ops !== undefined);

/** 'room cancel' is the call `roomCancel`. */
const callName = ({ name }: Served) => name.replaceAll(/[ -](\w)/g, (_, letter: string) => letter.toUpperCase());

const inPath = ({ ops }: Served) => [...ops.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);

function callOf({ ops: { method, path, role, mostBytes } }: Served): Call {
  const write = method === 'GET' ? {} : { idempotent: 'byKey' as const };
  return { method, path, access: role, fallback: 'null', ours: true, ...write, ...(mostBytes ? { mostBytes } : {}) };
}

const Ok = z.literal('ok').describe('It was done: a refusal has another shape.');
const Nothing = z.object({}).meta({ id: 'DeskNothing', description: 'A call whose address says everything.' });

function schemasOf(each: Served): CallSchemas {
  const named = new Set(inPath(each));
  const fields = Object.entries(each.args.shape);
  const params = Object.fromEntries(fields.filter(([name]) => named.has(name)));
  const rest = z.object(Object.fromEntries(fields.filter(([name]) => !named.has(name))));
  return {
    ...(named.size > 0 ? { params: z.object(params) } : {}),
    ...(each.ops.method === 'GET' ? { query: rest } : { body: Object.keys(rest.shape).length > 0 ? rest : Nothing }),
    response: z.object({ status: Ok, result: each.ops.result }),
  };
}

const asFields = (part: unknown) => part as Record<string, unknown> | undefined;

/** The operator reads a command's own sentence; its status is the same for every command. */
function handlerOf(each: Served) {
  const kind = securityKindOf(each.name);
  return async ({ deps, player, params, query, body, ip, write }: RouteContext<Call, CallSchemas>) => {
    const actor = { id: player!.id, name: `user ${player!.id}` };
    const answered = <T>(result: T) => ({ status: 'ok' as const, result });
    // The audit row, the write and the stored answer of an idempotent call are one commit.
    let row: object = {};
    const context = contextOf(each, {
      deps,
      actor,
      kept: (kept) => (row = kept),
      write: (work) => write(async (tx) => answered(await work(tx))).then(({ result }) => result),
    });
    try {
      const result = await each.run(context, { ...asFields(params), ...asFields(query), ...asFields(body) });
      if (kind) logSecurity(deps.log, { kind, user: actor.id, ip, action: each.name, ...row });
      return answered(result);
    } catch (error) {
      if (error instanceof CommandError) throw new Refusal(422, 'COMANDO', error.message);
      throw error;
    }
  };
}

const entries = <T>(of: (each: Served) => T) => Object.fromEntries(served.map((each) => [callName(each), of(each)]));

/** The operator's desk over HTTP: each command that names an `ops/` address, for the role that it names. */
export const opsRoutes: RouteGroup & { heading: 'ops' } = {
  heading: 'ops',
  calls: entries(callOf),
  schemas: entries(schemasOf),
  words: entries(({ summary }) => summary),
  handlers: entries(handlerOf) as RouteGroup['handlers'],
};
