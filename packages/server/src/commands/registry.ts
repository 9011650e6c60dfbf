import type { Db } from '../db/database';
import { Refusal } from '../refusal';
import { CommandError, type Command } from './command';
import { exportPoints } from './exportPoints';
import { importFpl } from './importFpl';
import { importOpenfootball } from './importOpenfootball';
import { ledgerVerify } from './ledgerVerify';
import { roomCreate } from './roomCreate';
import { roomList } from './roomList';
import { settle } from './settle';

const all = [importFpl, importOpenfootball, roomCreate, roomList, settle, ledgerVerify, exportPoints];

/** Every command of the operator, by name. */
export const commands: ReadonlyMap<string, Command> = new Map(
  all.map((each) => [each.name, each as unknown as Command]),
);

/** Runs a command on a database. What the operator got wrong is a CommandError with a sentence. */
export async function runCommand(db: Db, name: string, given: unknown): Promise<unknown> {
  const found = commands.get(name);
  if (!found) throw new CommandError(`There is no command "${name}". See: npm run arma11 -- --help.`);
  const args = found.args.safeParse(given);
  if (!args.success) {
    const problems = args.error.issues.map(({ path, message }) => `--${path.join('.')}: ${message}`);
    throw new CommandError(`${problems.join('. ')}.`);
  }
  return found.run({ db }, args.data).catch((error: unknown) => {
    // The rules refuse in the players' language; here an operator reads.
    if (error instanceof Refusal) throw new CommandError(`Refused (${error.code}): ${error.message}`);
    throw error;
  });
}
