import { CommandError, type Command } from './definition/command';
import { exportPoints } from './data/exportPoints';
import { feedCommands } from './feeds/feedCommands';
import { entryRemove } from './entries/entryRemove';
import { entryShow } from './entries/entryShow';
import { roomEntries } from './entries/roomEntries';
import { groupCommands } from './groups/groupCommands';
import { homeCommands } from './home/homeCommands';
import { ledgerVerify } from './data/ledgerVerify';
import { matchesCommands } from './matches/matchesCommands';
import { moneyCommands } from './money/moneyCommands';
import { peopleCommands } from './people/peopleCommands';
import { roomsCommands } from './rooms/roomsCommands';
import { doctor } from './doctor/doctor';
import { backup } from './data/backup';
import { migrateSchema } from './data/migrateSchema';
import { dataReseal } from './data/dataReseal';
import { restore } from './data/restore';
import { importCsvKinds } from './imports/importCsvKinds';
import { importPoolCommand } from './predictions/importPool';
import { poolSeats } from './predictions/poolSeats';
import { importFpl } from './imports/importSeasons';
import { importOpenfootball } from './imports/importSeasons';
import { leagueOutcome } from './predictions/leagueOutcome';
import { marketProbability } from './predictions/marketProbability';
import { prediClutch } from './predictions/prediClutch';
import { prediCreate } from './predictions/prediCreate';
import { auditList } from './audit/auditList';
import { matchdayBoard, moneyBoard } from './board/matchdayBoard';
import { deployCheck } from './deploy/deployCheck';
import { partnerClose, partnerOrigins } from './partners/partners';
import { partnerCreate } from './partners/partners';
import { partnerList } from './partners/partners';
import { memberCommands } from './partners/members';
import { webhookCommands } from './partners/webhooks';

/** The operator's commands about the desk itself: what was done at it, and who embeds our widgets. */
const deskCommands = [
  matchdayBoard,
  moneyBoard,
  deployCheck,
  auditList,
  partnerList,
  partnerCreate,
  partnerOrigins,
  partnerClose,
  ...memberCommands,
  ...webhookCommands,
];

/** What the desk does for prediction rooms. */
const predictionsCommands = [prediCreate, prediClutch, leagueOutcome, marketProbability, poolSeats];

/** Who plays in a room, with what, and what it earned. */
const entriesCommands = [roomEntries, entryShow, entryRemove];

/** Commands that read data into a league. */
const importsCommands = [importFpl, importOpenfootball, ...importCsvKinds, importPoolCommand];

/** The operator's commands about the data as a whole. */
const dataCommands = [doctor, backup, restore, migrateSchema, dataReseal];

const all = [
  ...importsCommands,
  ...feedCommands,
  ...matchesCommands,
  ...roomsCommands,
  ...entriesCommands,
  ledgerVerify,
  exportPoints,
  ...dataCommands,
  ...deskCommands,
  ...peopleCommands,
  ...groupCommands,
  ...moneyCommands,
  ...homeCommands,
  ...predictionsCommands,
];

/** Every command of the operator, by name. */
export const commands: ReadonlyMap<string, Command> = new Map(
  all.map((each) => [each.name, each as unknown as Command]),
);

/** The command of that name, or a sentence. */
export function findCommand(name: string): Command {
  const found = commands.get(name);
  if (!found) throw new CommandError(`There is no command "${name}". See: npm run arma11 -- --help.`);
  return found;
}
