import { deskModels } from '@arma11/core/schemas';
import { sql } from 'kysely';
import { z } from 'zod';
import { leaguePath } from '../../platform/http/mediaPaths';
import { LeagueName, wholeNumber } from '../definition/arguments';
import { command, CommandError } from '../definition/command';
import { findLeague } from '../definition/findLeague';
import { table } from '../definition/table';

const LeagueLine = deskModels.DeskLeague;

const printLeagues = (leagues: z.output<typeof LeagueLine>[]) =>
  leagues.length === 0
    ? 'No leagues.'
    : table(
        ['league', 'name', 'season', 'scoring', 'teams', 'players', 'matches', 'played'],
        leagues.map((l) => [l.league, l.name, l.season, l.scoring, l.teams, l.players, l.matches, l.played]),
      );

/** The leagues and what each holds. */
export const leagueList = command({
  name: 'league list',
  summary: 'the leagues, and what each holds',
  args: z.object({}),
  ops: { method: 'GET', path: 'ops/leagues/', role: 'operador', result: z.array(LeagueLine) },
  run: async ({ db }) => {
    const { rows } = await sql<z.output<typeof LeagueLine>>`
      select l.league_unique as league, l.name, l.season, l.scoring,
        (select count(*)::int from team where league_id = l.id) as teams,
        (select count(*)::int from player where league_id = l.id) as players,
        (select count(*)::int from match where league_id = l.id) as matches,
        (select count(*)::int from match_now where league_id = l.id and estado = 'finalizado') as played
      from league l order by l.id`.execute(db.fresh);
    return rows;
  },
  print: printLeagues,
});

const Made = z
  .object({
    league: z.string().describe('The league’s name as addresses carry it.'),
    name: z.string().describe('What players read.'),
  })
  .meta({ id: 'DeskLeagueMade', description: 'A league that was made.' });

/** Makes an empty league, to be filled from CSV files. */
export const leagueCreate = command({
  name: 'league create',
  summary: 'make a league that no feed covers; then fill it with: import csv teams',
  args: z.object({
    league: LeagueName.describe('its unique name, such as pe-liga1-2026'),
    name: z.string().trim().min(1).max(80).describe('what players read'),
    season: z
      .string()
      .regex(/^\d{4}(-\d{2})?$/, 'write 2026, or 2026-27')
      .describe('such as 2026 or 2026-27'),
    scoring: z.enum(['arma11', 'fpl']).default('arma11').describe('which table of points'),
    settle_delay_min: wholeNumber(0, 1440).default(60).describe('minutes from the last whistle to payment'),
  }),
  ops: {
    method: 'POST',
    path: 'ops/leagues/',
    role: 'operador',
    result: Made,
  },
  run: ({ audited }, { league, name, season, scoring, settle_delay_min }) =>
    audited(async (tx) => {
      const made = await tx
        .insertInto('league')
        .values({
          league_unique: league,
          name,
          logo: '',
          season,
          scoring,
          has_compe: false,
          settle_delay_s: settle_delay_min * 60,
        })
        .onConflict((conflict) => conflict.column('league_unique').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!made)
        throw new CommandError(`There is a league "${league}" already. Choose another name, or import into it.`);
      await tx
        .updateTable('league')
        .set({ logo: leaguePath(made.id) })
        .where('id', '=', made.id)
        .execute();
      const after = { league, name, season, scoring, settle_delay_s: settle_delay_min * 60 };
      return { result: { league, name }, target: `league:${league}`, after };
    }),
  print: ({ league, name }) =>
    `Made the league ${league}, "${name}". Fill it with: import csv teams <file> --league ${league}.`,
});

const TeamLine = deskModels.DeskTeam;

/** The clubs of a league. */
export const teamList = command({
  name: 'team list',
  summary: 'the clubs of a league',
  args: z.object({ league: LeagueName.describe('the league') }),
  ops: { method: 'GET', path: 'ops/leagues/{league}/teams/', role: 'operador', result: z.array(TeamLine) },
  run: async ({ db }, { league }) => {
    const { id } = await findLeague(db.fresh, league);
    const { rows } = await sql<z.output<typeof TeamLine>>`
      select t.id as team, t.external_id, t.name, t.short,
        (select count(*)::int from player p where p.team_id = t.id and p.position < 4 and p.active) as players,
        (select p.full_name from player p where p.team_id = t.id and p.position = 4 and p.active order by p.condition, p.id limit 1) as coach
      from team t where t.league_id = ${id} order by t.name collate "C", t.id`.execute(db.fresh);
    return rows;
  },
  print: (teams) =>
    teams.length === 0
      ? 'No teams.'
      : table(
          ['team', 'id in the source', 'name', 'short', 'players', 'coach'],
          teams.map((t) => [t.team, t.external_id, t.name, t.short, t.players, t.coach ?? 'none']),
        ),
});
