import { runCommand } from '../commands/registry';
import type { Config } from '../config';
import { setClock } from '../db/clock';
import { migrate } from '../db/migrate';
import { openDatabase } from '../db/openDatabase';
import { askServer } from './askServer';
import { runningServer } from './runningServer';

/**
 * Runs a command where the data is: inside the server that holds DATA_DIR, else on the database itself, which is made
 * when there is none. CLOCK sets the database's clock before the command; without it the clock stays as it was left.
 */
export async function reach(config: Config, name: string, args: unknown): Promise<unknown> {
  const server = config.databaseUrl === undefined ? runningServer(config.dataDir) : null;
  if (server) return askServer(server, name, args);
  const db = await openDatabase(config);
  try {
    await migrate(db);
    if (config.clock?.at) await setClock(db, { at: config.clock.at, speed: config.clock.speed });
    return await runCommand(db, name, args);
  } finally {
    await db.close();
  }
}
