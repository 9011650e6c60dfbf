import { sql } from 'kysely';
import { z } from 'zod';
import { MATCH_ESTADOS } from '../../catalogue/matches/matchState';
import { Jornada, LeagueName } from '../definition/arguments';
import { command } from '../definition/command';
import { findLeague } from '../definition/findLeague';
import { MatchLine } from './matchAnswers';
import { matchLines, printMatches } from './matchLines';

/** The matches of a league. */
export const matchList = command({
  name: 'match list',
  summary: 'the matches of a league, those next to come first unless a jornada is named',
  args: z.object({
    league: LeagueName.describe('the league'),
    jornada: Jornada.optional().describe('only this jornada'),
    estado: z.enum(MATCH_ESTADOS).optional().describe('only in this state'),
  }),
  ops: { method: 'GET', path: 'ops/matches/', role: 'operador', result: z.array(MatchLine) },
  run: async ({ db }, { league, jornada, estado }) => {
    const { id } = await findLeague(db.fresh, league);
    // Without jornada or state: what is on, what comes, and the last two days.
    const recent = jornada === undefined && estado === undefined;
    return matchLines(
      db.fresh,
      sql`m.league_id = ${id} and (${jornada ?? null}::int is null or m.jornada = ${jornada ?? null}::int)
        and (${estado ?? null}::text is null or m.estado = ${estado ?? null}::text)
        and (not ${recent}::boolean or m.kick_off is null or m.kick_off > app_now() - interval '2 days')`,
    );
  },
  print: printMatches,
});
