import { sql } from 'kysely';
import { z } from 'zod';
import type { Tx } from '../../platform/db/database';
import { command, CommandError } from '../definition/command';
import { MatchId, Reason } from './matchAnswers';

interface Merged {
  match: number;
  into: number;
  /** The ids of its source that are the other one's from now on. */
  ids: string[];
}

interface Held {
  id: number;
  league_id: number;
  external_id: string;
  clubs: string;
  rooms: number[];
  /** Something about it was changed, and that is kept for good. */
  history: boolean;
}

/** Both matches, held so that no room takes one of them meanwhile. */
async function heldMatches(tx: Tx, ids: readonly number[]): Promise<Held[]> {
  await sql`select id from match where id = any(${[...ids]}::int[]) order by id for update`.execute(tx);
  const { rows } = await sql<Held>`
    select m.id, m.league_id, m.external_id, m.local_team || ' ' || m.visit_team as clubs,
      array(select distinct x.room from (
        select room_id as room from room_match where match_id = m.id union select room_id from market where match_id = m.id
        union select id from room where clutch_match_id = m.id union select room_id from room_change where match_id = m.id) x
        order by 1) as rooms,
      exists (select from match_version where match_id = m.id) or exists (select from match_record where match_id = m.id) as history
    from match m where m.id = any(${[...ids]}::int[])`.execute(tx);
  return rows;
}

/** One match that a source gave a second id, and so made two, becomes one again (rules R18.5). */
export const matchMerge = command({
  name: 'match merge',
  summary: 'one match that a source gave a second id: the first goes, and imports find the other under both ids',
  positional: ['match', 'into'],
  args: z.object({
    match: MatchId.describe('the match that goes; no room may be played on it'),
    into: MatchId.describe('the match that stays'),
    reason: Reason,
  }),
  run: ({ audited }, { match, into, reason }) =>
    audited(async (tx): Promise<{ result: Merged; target: string; before: object; after: object; reason: string }> => {
      if (match === into)
        throw new CommandError('These are one match already. Name the two: match merge <goes> <stays>.');
      const held = await heldMatches(tx, [match, into]);
      const [goes, stays] = [match, into].map((id) => held.find((each) => each.id === id));
      if (!goes || !stays)
        throw new CommandError(
          `There is no match ${goes ? into : match}. List them with: match list --league <unique>.`,
        );
      if (goes.league_id !== stays.league_id || goes.clubs !== stays.clubs) {
        throw new CommandError(
          `Match ${match} and match ${into} are not of the same two clubs at the same ground. Are these the right numbers? See: match list.`,
        );
      }
      if (goes.rooms.length > 0) {
        throw new CommandError(
          `Rooms are played on match ${match}: ${goes.rooms.join(', ')}. ${
            stays.rooms.length > 0
              ? `So are others on match ${into}: both stay. Take one out of its rooms (slate remove), or cancel it (match status).`
              : `Keep that one: match merge ${into} ${match}.`
          }`,
        );
      }
      if (goes.history) {
        throw new CommandError(
          `Match ${match} was changed by hand or corrected, which is never forgotten. Keep that one: match merge ${into} ${match}.`,
        );
      }
      const ids = await moveIds(tx, goes, into);
      for (const table of ['player_match', 'match_event', 'incident', 'match_check'] as const)
        await sql`delete from ${sql.table(table)} where match_id = ${match}`.execute(tx);
      await tx.deleteFrom('match').where('id', '=', match).execute();
      return {
        result: { match, into, ids },
        target: `match:${into}`,
        before: { match, external_id: goes.external_id },
        after: { ids },
        reason,
      };
    }),
  print: ({ match, into, ids }) =>
    `Match ${match} is gone: imports find match ${into} also as ${ids.map((id) => `"${id}"`).join(', ')}.`,
});

/** The id of the match that goes, and those that it had been found under itself. */
async function moveIds(tx: Tx, { id, league_id, external_id }: Held, into: number): Promise<string[]> {
  await sql`update match_alias set match_id = ${into} where match_id = ${id}`.execute(tx);
  await sql`insert into match_alias (league_id, alias, match_id) values (${league_id}, ${external_id}, ${into})`.execute(
    tx,
  );
  const { rows } = await sql<{ alias: string }>`
    select alias from match_alias where match_id = ${into} order by alias`.execute(tx);
  return rows.map(({ alias }) => alias);
}
