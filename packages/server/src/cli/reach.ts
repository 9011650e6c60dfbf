import type { Command } from '../operator/definition/command';
import { COMMAND_LINE, CommandError } from '../operator/definition/command';
import { readArguments, runCommand } from '../operator/definition/runCommand';
import type { Config } from '../config';
import { setClock } from '../platform/db/clock';
import { migrate } from '../platform/db/migrate';
import type { Db } from '../platform/db/database';
import type { Deps } from '../platform/deps';
import { openDatabase } from '../platform/db/openDatabase';
import { schemaState } from '../platform/db/schemaState';
import { processDeps } from '../start/processDeps';
import { askServer } from './askServer';
import { runningServer } from '../start/runningServer';

/** A new database is made; one that players use is changed by `migrate` and by a start of the server alone. */
async function readySchema(db: Db): Promise<void> {
  const { empty, pending } = await schemaState(db);
  if (!empty && pending.length > 0) {
    throw new CommandError(
      `The database lacks migrations of this version (${pending.join(', ')}). Run \`npm run arma11 -- migrate\`, or start the server, and try again.`,
    );
  }
  await migrate(db);
}

/**
 * Runs a command where the data is: inside the server that holds DATA_DIR, else on the database itself, which is made
 * when there is none. CLOCK sets the database's clock before the command; without it the clock stays as it was left.
 * `log` is told what a server would log: one that holds the data logs it itself.
 */
export async function reach(
  config: Config,
  command: Command,
  args: unknown,
  progress: (line: string) => void,
  log: Deps['log'] = () => undefined,
): Promise<unknown> {
  const server = config.databaseUrl === undefined ? runningServer(config.dataDir) : null;
  if (server) return askServer(server, command.name, args, progress);
  if (command.offline) return command.offline(config, readArguments(command, args), progress);
  const db = await openDatabase({ ...config, work: 'jobs' });
  try {
    await readySchema(db);
    if (config.clock?.at) await setClock(db, { at: config.clock.at, speed: config.clock.speed });
    const deps = await processDeps(config, db, { log, identity: undefined });
    return await runCommand(command, { deps, actor: COMMAND_LINE, progress, installation: config }, args);
  } finally {
    await db.close();
  }
}
