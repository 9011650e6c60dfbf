import { z } from 'zod';
import type { Tx } from '../../platform/db/database';
import { wholeNumber } from '../definition/arguments';
import { command, CommandError } from '../definition/command';

const TeamId = wholeNumber(1, 2_147_483_647);

async function heldTeam(tx: Tx, team: number) {
  const found = await tx.selectFrom('team').selectAll().where('id', '=', team).forUpdate().executeTakeFirst();
  if (found) return found;
  throw new CommandError(`There is no team ${team}. List them with: team list --league <unique>.`);
}

async function aliasesOf(tx: Tx, team: number): Promise<string[]> {
  const rows = await tx.selectFrom('team_alias').select('alias').where('team_id', '=', team).orderBy('alias').execute();
  return rows.map(({ alias }) => alias);
}

/** An alias that is a club's already would make two clubs of one name. */
async function assertAliasFree(
  tx: Tx,
  { id, league_id }: { id: number; league_id: number },
  alias: string,
): Promise<void> {
  const club = await tx
    .selectFrom('team')
    .select(['id', 'name'])
    .where('league_id', '=', league_id)
    .where('external_id', '=', alias)
    .executeTakeFirst();
  if (club) throw new CommandError(`"${alias}" is how the source calls ${club.name} (team ${club.id}) already.`);
  const other = await tx
    .selectFrom('team_alias')
    .select('team_id')
    .where('league_id', '=', league_id)
    .where('alias', '=', alias)
    .executeTakeFirst();
  if (other && other.team_id !== id) {
    throw new CommandError(
      `"${alias}" is an alias of team ${other.team_id} already. Take it away first: team alias ${other.team_id} "${alias}" --remove.`,
    );
  }
}

const Aliases = z
  .object({
    team: z.int().describe('The number of the club.'),
    name: z.string().describe('What players read.'),
    aliases: z.array(z.string()).describe('Other names that sources call it by.'),
  })
  .meta({ id: 'DeskTeamAliases', description: 'A club with its other names (rules R18.5).' });

/** Gives a club another name that sources call it by (rules R18.5). */
export const teamAlias = command({
  name: 'team alias',
  summary: 'another name that a source calls a club by, so that an import finds it',
  positional: ['team', 'name'],
  args: z.object({
    team: TeamId.describe('the club; team list shows the numbers'),
    name: z.string().trim().min(1).max(80).describe('the name exactly as the source writes it'),
    remove: z.boolean().default(false).describe('take the alias away'),
  }),
  ops: { method: 'POST', path: 'ops/teams/{team}/alias/', role: 'operador', result: Aliases },
  run: ({ audited }, { team, name: alias, remove }) =>
    audited(async (tx) => {
      const held = await heldTeam(tx, team);
      const before = await aliasesOf(tx, team);
      if (remove && !before.includes(alias)) throw new CommandError(`"${alias}" is no alias of ${held.name}.`);
      if (remove) await tx.deleteFrom('team_alias').where('team_id', '=', team).where('alias', '=', alias).execute();
      else {
        await assertAliasFree(tx, held, alias);
        await tx
          .insertInto('team_alias')
          .values({ league_id: held.league_id, alias, team_id: team })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }
      const aliases = await aliasesOf(tx, team);
      const result = { team, name: held.name, aliases };
      return { result, target: `team:${team}`, before: { aliases: before }, after: { aliases } };
    }),
  print: ({ team, name, aliases }) =>
    aliases.length === 0
      ? `${name} (team ${team}) has no alias.`
      : `${name} (team ${team}) is also found as ${aliases.map((alias) => `"${alias}"`).join(', ')}.`,
});

const Names = z
  .object({
    team: z.int().describe('The number of the club.'),
    name: z.string().describe('What players read.'),
    short: z.string().describe('Its name in two to four letters.'),
    held: z.array(z.enum(['name', 'short'])).describe('What was set by hand: imports keep it.'),
  })
  .meta({ id: 'DeskTeamNames', description: 'The names of a club (rules R18.5).' });

/** Sets a club's names by hand: imports keep them until they are released (rules R18.5). */
export const teamName = command({
  name: 'team name',
  summary: 'what players read for a club; imports keep it until it is released',
  positional: ['team'],
  args: z.object({
    team: TeamId.describe('the club; team list shows the numbers'),
    name: z.string().trim().min(1).max(80).optional().describe('its name'),
    short: z
      .string()
      .trim()
      .regex(/^\p{L}[\p{L}\d]{1,3}$/u, 'write two to four letters')
      .transform((text) => text.toUpperCase())
      .optional()
      .describe('two to four letters'),
    release: z.boolean().default(false).describe('let imports change both again'),
    reason: z.string().trim().min(3).max(500).optional().describe('why; kept in the audit'),
  }),
  ops: { method: 'POST', path: 'ops/teams/{team}/name/', role: 'operador', result: Names },
  run: ({ audited }, { team, name, short, release, reason }) =>
    audited(async (tx) => {
      const given = name !== undefined || short !== undefined;
      if (given === release) throw new CommandError('Give --name or --short, or --release to let imports change them.');
      const held = await heldTeam(tx, team);
      const set = release
        ? { name_by: 'feed' as const, short_by: 'feed' as const }
        : {
            ...(name === undefined ? {} : { name, name_by: 'hand' as const }),
            ...(short === undefined ? {} : { short, short_by: 'hand' as const }),
          };
      await tx.updateTable('team').set(set).where('id', '=', team).execute();
      const now = { ...held, ...set };
      const namesOf = (row: typeof now) => ({
        name: row.name,
        short: row.short,
        held: [
          ...(row.name_by === 'hand' ? (['name'] as const) : []),
          ...(row.short_by === 'hand' ? (['short'] as const) : []),
        ],
      });
      const after = namesOf(now);
      return { result: { team, ...after }, target: `team:${team}`, before: namesOf(held), after, reason };
    }),
  print: ({ team, name, short, held }) =>
    `Team ${team} is ${name} (${short}). ${held.length === 0 ? 'Imports may change it.' : `Imports keep its ${held.join(' and ')} until: team name ${team} --release.`}`,
});
