import { CommandError, type Command } from './definition/command';
import { dataCommands } from './data/dataCommands';
import { deskCommands } from './partners/deskCommands';
import { exportPoints } from './data/exportPoints';
import { homeCommands } from './home/homeCommands';
import { importsCommands } from './imports/importsCommands';
import { ledgerVerify } from './data/ledgerVerify';
import { matchesCommands } from './matches/matchesCommands';
import { moneyCommands } from './money/moneyCommands';
import { peopleCommands } from './people/peopleCommands';
import { predictionsCommands } from './predictions/predictionsCommands';
import { roomsCommands } from './rooms/roomsCommands';

const all = [
  ...importsCommands,
  ...matchesCommands,
  ...roomsCommands,
  ledgerVerify,
  exportPoints,
  ...dataCommands,
  ...deskCommands,
  ...peopleCommands,
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
