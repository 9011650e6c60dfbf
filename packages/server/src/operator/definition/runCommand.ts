import type { Tx } from '../../platform/db/database';
import type { Deps } from '../../platform/deps';
import { Refusal } from '../../platform/refusal';
import {
  CommandError,
  type Actor,
  type AuditEntry,
  type Command,
  type CommandContext,
  type Installation,
} from './command';

/** Runs work in a transaction: the database's own, or the one that an idempotent call keeps its answer in. */
type Write = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

export interface Running {
  deps: Deps;
  actor: Actor;
  write?: Write;
  progress?: (line: string) => void;
  /** Told of each audit row, with its number, before it is committed. */
  kept?: (row: { audit: number; target: string }) => void;
  installation?: Installation;
}

const asJson = (value: unknown) => (value === undefined ? null : JSON.stringify(value));

async function writeAudit(tx: Tx, action: string, { actor, kept }: Running, entry: AuditEntry): Promise<void> {
  const { id } = await tx
    .insertInto('audit')
    .values({
      actor_id: actor.id,
      actor: actor.name,
      action,
      target: entry.target,
      before: asJson(entry.before),
      after: asJson(entry.after),
      reason: entry.reason ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  kept?.({ audit: id, target: entry.target });
}

/** The context of one run: whatever it writes leaves an audit row that names the actor and the command. */
export function contextOf({ name }: Command, running: Running): CommandContext {
  const { deps, actor, write, progress, installation } = running;
  const inTransaction: Write = write ?? ((work) => deps.db.tx(work));
  return {
    db: deps.db,
    deps,
    actor,
    audited: (work) =>
      inTransaction(async (tx) => {
        const { result, ...entry } = await work(tx);
        await writeAudit(tx, name, running, entry);
        return result;
      }),
    note: (entry) => deps.db.tx((tx) => writeAudit(tx, name, running, entry)),
    progress: progress ?? (() => undefined),
    installation,
  };
}

/** What was typed, as the command takes it; a CommandError says what is wrong with it. */
export function readArguments(found: Command, given: unknown): Record<string, unknown> {
  const args = found.args.safeParse(given);
  if (args.success) return args.data;
  const problems = args.error.issues.map(({ path, message }) => `--${path.join('.').replaceAll('_', '-')}: ${message}`);
  throw new CommandError(`${problems.join('. ')}.`);
}

/** Runs a command with what was typed. What the operator got wrong is a CommandError with a sentence. */
export async function runCommand(found: Command, running: Running, given: unknown): Promise<unknown> {
  const args = readArguments(found, given);
  return found.run(contextOf(found, running), args).catch((error: unknown) => {
    // The rules refuse in the players' language; here an operator reads.
    if (error instanceof Refusal) throw new CommandError(`Refused (${error.code}): ${error.message}`);
    throw error;
  });
}
