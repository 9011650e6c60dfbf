import { deskModels } from '@arma11/core/schemas';
import { sql } from 'kysely';
import { z } from 'zod';
import { command, CommandError } from '../definition/command';
import { table } from '../definition/table';
import { MatchId } from './matchAnswers';
import { incidentLines, matchLines, printIncidents, printMatches } from './matchLines';

const Shown = deskModels.DeskMatchShown;
type Shown = z.output<typeof Shown>;

const changed = ({ before, after }: Shown['versions'][number]) =>
  Object.keys(after)
    .filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
    .map((key) => `${key}: ${String(before[key])} → ${String(after[key])}`)
    .join(', ');

/** One match with everything that was ever changed about it. */
export const matchShow = command({
  name: 'match show',
  summary: 'a match, its versions, its incidents and the rooms that are played on it',
  args: z.object({ match: MatchId.describe('the match') }),
  positional: ['match'],
  ops: { method: 'GET', path: 'ops/matches/{match}/', role: 'operador', result: Shown },
  run: async ({ db: { fresh } }, { match: id }): Promise<Shown> => {
    const [match] = await matchLines(fresh, sql`m.id = ${id}`);
    if (!match) throw new CommandError(`There is no match ${id}. List them with: match list --league <unique>.`);
    const versions = await sql<Shown['versions'][number]>`
      select at, actor, reason, before, after from match_version where match_id = ${id} order by id`.execute(fresh);
    const rooms = await sql<Shown['rooms'][number]>`
      select r.id as room, r.kind, r.estado, not rm.void as counts from room_match rm join room r on r.id = rm.room_id
      where rm.match_id = ${id} order by r.id limit 200`.execute(fresh);
    return {
      match,
      versions: versions.rows,
      incidents: await incidentLines(fresh, sql`i.match_id = ${id}`),
      rooms: rooms.rows,
    };
  },
  print: ({ match, versions, incidents, rooms }) =>
    [
      printMatches([match]),
      ...(versions.length > 0
        ? [
            table(
              ['at', 'by', 'why', 'what'],
              versions.map((v) => [v.at, v.actor, v.reason, changed(v)]),
            ),
          ]
        : []),
      ...(incidents.length > 0 ? [printIncidents(incidents)] : []),
      rooms.length > 0
        ? table(
            ['room', 'kind', 'state', 'counts'],
            rooms.map((r) => [r.room, r.kind, r.estado, r.counts ? 'yes' : 'no']),
          )
        : 'No room is played on it.',
    ].join('\n'),
});
