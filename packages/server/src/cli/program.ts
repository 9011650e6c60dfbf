import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { Command as Words, Option } from 'commander';
import type { z } from 'zod';
import { strictText } from '../catalogue/feeds/strictText';
import { CommandError, type Command } from '../operator/definition/command';
import { flagged, helpOf, isRequired, optionOf, placeOf } from './options';

/** Runs one command by name and prints its answer. */
export type Dispatch = (name: string, args: Record<string, unknown>, options: { json: boolean }) => Promise<void>;

/** What the first word of commands with two is about. */
const GROUPS: Record<string, string> = {
  import: 'read data into a league; safe to repeat',
  csv: 'a league that no feed covers; docs/import-csv.md',
  feed: 'sources that the server reads by itself',
  league: 'what is played',
  team: 'clubs',
  player: 'players and coaches',
  match: 'matches: look at, correct, move, void',
  incident: 'matches that keep rooms waiting',
  room: 'open, list and call off rooms',
  offer: 'what rooms the server keeps open',
  event: 'names over several rooms',
  code: 'codes that let players in',
  predi: 'prediction rooms',
  pool: 'pools that were imported',
  market: 'what is asked about matches',
  ledger: 'the money',
  user: 'players and who works at the desk',
  quest: 'what players are asked to do, and what it pays',
  criterio: 'the steps of a quest',
  item: 'the gallery',
  banner: 'the banners of the home page',
  content: 'the texts of the site',
  sms: 'text messages with codes',
  mail: 'mails',
  support: 'what people write to us',
  deposit: 'top-ups: look at, approve, reject, take a decision back',
  withdrawal: 'withdrawals: look at, take, pay, reject',
  promo: 'codes for coins, items and seats',
  pack: 'what can be bought',
  qr: 'the codes that players pay',
  data: 'what is kept encrypted',
  kyc: 'documents of players',
  adjust: 'corrections of balances that wait for a second person',
  report: 'the day in figures',
  audit: 'who did what at the desk',
  partner: 'sites that embed our widgets',
  export: 'take data out',
};

function readBytes(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new CommandError(`${path} cannot be read: ${(error as NodeJS.ErrnoException).code}.`);
  }
}

/** Paths are meant from where the operator stands; files are read here, because a server may run elsewhere. */
function taken(schema: z.ZodType, given: unknown, base: string): unknown {
  const place = placeOf(schema);
  if (place === undefined || typeof given !== 'string') return given;
  const path = resolve(base, given);
  if (place === 'path') return path;
  const bytes = readBytes(path);
  return place === 'bytes' ? bytes.toString('base64') : strictText(bytes, basename(path));
}

function addCommand(program: Words, each: Command, dispatch: Dispatch, base: string): void {
  const words = each.name.split(' ');
  const last = words.pop()!;
  let parent = program;
  for (const word of words) {
    parent =
      parent.commands.find((known) => known.name() === word) ?? parent.command(word).description(GROUPS[word] ?? '');
  }
  const leaf = parent.command(last).description(each.summary);
  const positional = each.positional ?? [];
  const shape = each.args.shape as Record<string, z.ZodType>;
  for (const name of positional) {
    leaf.argument(isRequired(shape[name]!) ? `<${name}>` : `[${name}]`, helpOf(shape[name]!));
  }
  const options = flagged(each).map(([name, schema]) => ({ name, option: optionOf(name, schema) }));
  for (const { option } of options) leaf.addOption(option);
  leaf.addOption(new Option('--json', 'print the answer as JSON, and nothing else'));
  leaf.action(() => {
    const typed = leaf.opts<Record<string, unknown>>();
    const args = Object.fromEntries([
      ...positional.map((name, index) => [name, taken(shape[name]!, leaf.args[index], base)]),
      ...options.map(({ name, option }) => [name, taken(shape[name]!, typed[option.attributeName()], base)]),
    ]) as Record<string, unknown>;
    return dispatch(each.name, args, { json: typed['json'] === true });
  });
}

/** What the operator can type, read from the commands. `base` is where relative paths start. */
export function buildProgram(commands: Iterable<Command>, dispatch: Dispatch, base: string): Words {
  const program = new Words('arma11')
    .description(
      'The operator’s commands. They work on DATA_DIR or DATABASE_URL, through the running server where one holds it.',
    )
    .showHelpAfterError('Add --help to see how it is used.');
  for (const each of commands) addCommand(program, each, dispatch, base);
  return program;
}
