import { sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import { importSeason } from '../../catalogue/feeds/importSeason';
import { asRows } from '../../platform/db/asRows';
import { rateMatches } from '../live/rateMatches';
import { writeEvents } from '../live/writeEvents';
import { stateAt } from '../match/stateAt';
import { lastTick, matchMs } from '../match/matchClock';
import { DEMO_LEAGUE, DEMO_LEAGUE_NAME, matchesOf } from '../season/demoLeague';
import type { GeneratedSeason } from './generateSeason';
import { SETTLE_DELAY_S } from '../season/schedule';

/** Writes clubs, squads, calendar and the results of the past, through the same import as every other season. */
export async function layCatalogue(db: Db, season: GeneratedSeason): Promise<number> {
  await importSeason(db, season.feed, { league_unique: DEMO_LEAGUE, name: DEMO_LEAGUE_NAME });
  const { id } = await db.fresh
    .updateTable('league')
    .set({ settle_delay_s: SETTLE_DELAY_S })
    .where('league_unique', '=', DEMO_LEAGUE)
    .returning('id')
    .executeTakeFirstOrThrow();
  await dressClubs(db, id, season);
  await closePast(db, id, season);
  const { league } = season;
  await rateMatches(
    db,
    id,
    league,
    league.rounds.flatMap((_, index) => matchesOf(league, index + 1)),
  );
  // The embedded database never takes statistics by itself, and without them it joins these tables row by row.
  await sql`analyze team, player, match, player_match, player_stat`.execute(db.fresh);
  return id;
}

async function dressClubs(db: Db, leagueId: number, { league }: GeneratedSeason): Promise<void> {
  await sql`
    update team t set kit = x.kit from json_to_recordset(${asRows([...league.clubs])}) as x(external_id text, kit jsonb)
    where t.league_id = ${leagueId} and t.external_id = x.external_id`.execute(db.fresh);
}

/** What a feed does not tell of a match: when it ended, and its goals and cards one by one. */
async function closePast(db: Db, leagueId: number, { played }: GeneratedSeason): Promise<void> {
  const ended = played.map(({ external_id, script }) => ({ match: external_id, ms: matchMs(script.added) }));
  const { rows } = await sql<{ id: number; external_id: string }>`
    update match m set final_at = m.kick_off + make_interval(secs => x.ms / 1000.0)
    from json_to_recordset(${asRows(ended)}) as x(match text, ms int)
    where m.league_id = ${leagueId} and m.external_id = x.match returning m.id, m.external_id`.execute(db.fresh);
  const ids = new Map(rows.map(({ id, external_id }) => [external_id, id]));
  const told = played.flatMap(({ external_id, script }) =>
    stateAt(script, lastTick(script.added)).told.map((event) => ({ matchId: ids.get(external_id)!, script, event })),
  );
  await writeEvents(db.fresh, leagueId, told);
}
