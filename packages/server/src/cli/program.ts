import { resolve } from 'node:path';
import { Command, Option } from 'commander';

/** Runs one command by name and prints its answer. */
export type Dispatch = (name: string, args: Record<string, unknown>, options: { json: boolean }) => Promise<void>;

/** What the operator can type: the words, options and help of every command. `base` is where relative paths start. */
export function buildProgram(dispatch: Dispatch, base: string): Command {
  const program = new Command('arma11')
    .description(
      'The operator’s commands. They work on DATA_DIR or DATABASE_URL, through the running server where one holds it.',
    )
    .showHelpAfterError('Add --help to see how it is used.');
  const json = () => new Option('--json', 'print the answer as JSON, and nothing else');
  const path = (given: string) => resolve(base, given);

  const feeds = program.command('import').description('read match data into a league; safe to repeat');
  feeds
    .command('fpl')
    .description('a folder with the official API’s documents, or the community’s CSV files')
    .argument('<dir>')
    .requiredOption('--league <unique>', 'the league to fill; made when there is none')
    .option('--name <text>', 'what a new league is called')
    .addOption(new Option('--scoring <table>', 'how a new league is scored').choices(['arma11', 'fpl']))
    .option('--season <season>', 'such as 2024-25, where no date in the folder tells it')
    .addOption(json())
    .action((dir: string, { json: asJson, ...rest }) =>
      dispatch('import fpl', { dir: path(dir), ...rest }, { json: asJson }),
    );
  feeds
    .command('openfootball')
    .description('a JSON file of the openfootball repositories')
    .argument('<file>')
    .option('--league <unique>', 'the league to fill; named after the file unless given')
    .option('--name <text>', 'what a new league is called')
    .option('--zone <zone>', 'the IANA zone of its times, such as America/Lima')
    .addOption(json())
    .action((file: string, { json: asJson, ...rest }) =>
      dispatch('import openfootball', { file: path(file), ...rest }, { json: asJson }),
    );

  const rooms = program.command('room').description('open and list rooms');
  rooms
    .command('create')
    .description('open a public room')
    .requiredOption('--league <unique>', 'its league')
    .addOption(new Option('--kind <game>', 'lineups or predictions').choices(['compe', 'predi']).default('compe'))
    .option('--jornada <n>', 'the jornada; the next one that has not locked unless given')
    .option('--name <text>', 'its name')
    .option('--fee <coins>', 'what a seat costs', '0')
    .option('--seats <n>', 'how many fit', '20')
    .option('--min <n>', 'how few it runs with', '2')
    .addOption(
      new Option('--mode <mode>', 'how the pot is made')
        .choices(['proporcional', 'garantizado', 'completo'])
        .default('proporcional'),
    )
    .option('--pot <coins>', 'what a garantizado room promises')
    .option('--commission <bps>', 'the house’s share in basis points', '1000')
    .option('--kinds <list>', 'markets of a prediction room', '1x2,goles,ambos')
    .addOption(json())
    .action(({ json: asJson, ...rest }) => dispatch('room create', rest, { json: asJson }));
  rooms
    .command('list')
    .description('the rooms that are not over')
    .option('--league <unique>', 'only of this league')
    .option('--all', 'the finished ones too')
    .addOption(json())
    .action(({ json: asJson, ...rest }) => dispatch('room list', rest, { json: asJson }));

  program
    .command('settle')
    .description('move a room as far as clock and results allow, up to paying it')
    .requiredOption('--room <id>', 'the room')
    .option('--dry-run', 'only say what it would pay')
    .addOption(json())
    .action(({ json: asJson, room, dryRun }) => dispatch('settle', { room, dry_run: dryRun }, { json: asJson }));

  program
    .command('ledger')
    .description('the money')
    .command('verify')
    .description('check every money invariant; ends with 1 on a breach')
    .addOption(json())
    .action(({ json: asJson }) => dispatch('ledger verify', {}, { json: asJson }));

  program
    .command('export')
    .description('take data out')
    .command('points')
    .description('every row of a jornada with its points, as they were computed')
    .requiredOption('--league <unique>', 'the league')
    .requiredOption('--jornada <n>', 'the jornada')
    .addOption(json())
    .action(({ json: asJson, ...rest }) => dispatch('export points', rest, { json: asJson }));
  return program;
}
