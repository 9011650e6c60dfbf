import { existsSync } from 'node:fs';
import { z } from 'zod';
import type { Db } from '../../platform/db/database';
import { openDatabase } from '../../platform/db/openDatabase';
import { pgliteFolder } from '../../platform/db/openPglite';
import { command, CommandError, type Installation } from '../definition/command';
import { archiveFindings } from './archiveFindings';
import { databaseFindings } from './databaseFindings';
import { fail, type Finding, warn } from './finding';
import { gameFindings } from './gameFindings';
import { diskFinding, nodeFinding } from './machineFindings';
import { messageFindings } from './messageFindings';
import { storeFindings } from './receiptFindings';

interface Examined {
  /** Whether no check failed. */
  ok: boolean;
  findings: Finding[];
}

/** One check that cannot be made must not hide what the others found. */
const failing = (check: string) => (error: unknown) => [
  fail(check, `It could not be looked at: ${error instanceof Error ? error.message : String(error)}`),
];

async function inDatabase(db: Db, installation: Installation): Promise<Finding[]> {
  return [
    ...(await databaseFindings(db, installation).catch(failing('database'))),
    ...(await gameFindings(db, installation).catch(failing('schema'))),
    ...(db.engine === 'pg' ? await archiveFindings(db.fresh).catch(failing('archive')) : []),
  ];
}

async function examine(
  { dataDir, production, messages, receipts, machine }: Installation,
  database: () => Promise<Finding[]>,
): Promise<Examined> {
  const findings = [
    nodeFinding(machine.node),
    await diskFinding(dataDir),
    ...(await database()),
    ...(await messageFindings(messages, production)),
    ...(await storeFindings(receipts)),
  ];
  return { ok: findings.every(({ state }) => state !== 'fail'), findings };
}

/** Opens the database as it is: what a start in production refuses is a finding here. */
async function whereItLies(place: Installation): Promise<Finding[]> {
  if (place.databaseUrl === undefined && !existsSync(pgliteFolder(place.dataDir))) {
    return [warn('database', `There is none in DATA_DIR ${place.dataDir}: the first start of the server makes it.`)];
  }
  let db: Db;
  try {
    db = await openDatabase({ ...place, production: false, work: 'jobs' });
  } catch (error) {
    return [fail('database', error instanceof Error ? error.message : String(error))];
  }
  return inDatabase(db, place).finally(() => db.close());
}

const MARKS = { ok: 'ok   ', warn: 'warn ', fail: 'FAIL ' };

/** Looks at everything that an installation needs, leaves it as it was, and says what to do. */
export const doctor = command({
  name: 'doctor',
  summary: 'look at the installation and say what is wrong with it; ends with 1 when something fails',
  args: z.object({}),
  run({ db, installation }): Promise<Examined> {
    if (!installation) throw new CommandError('The doctor looks at an installation from its command line alone.');
    return examine(installation, () => inDatabase(db, installation));
  },
  offline: (installation): Promise<Examined> => examine(installation, () => whereItLies(installation)),
  print: ({ findings }) => {
    const width = Math.max(...findings.map(({ check }) => check.length));
    return findings.map(({ check, state, says }) => `${MARKS[state]} ${check.padEnd(width)}  ${says}`).join('\n');
  },
  failed: ({ ok }) => !ok,
});
