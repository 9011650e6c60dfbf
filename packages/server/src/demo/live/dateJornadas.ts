import { sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import { importSeason } from '../../catalogue/feeds/importSeason';
import { DEMO_LEAGUE, matchesOf } from '../season/demoLeague';
import { emptyFeed } from '../season/emptyFeed';
import { feedFixture } from '../season/feedFixture';
import { DATED_AHEAD, JORNADA_MS, kickOffOf } from '../season/schedule';
import type { DemoSeason } from '../season/demoSeason';
import { rateMatches } from './rateMatches';

/** The database numbers jornadas up to here. At this beat that is three weeks without a pause. */
const LAST_JORNADA = 1000;

/**
 * After a stop of hours the calendar goes on from now: a jornada half played, so that a match is on at once, and the
 * next one soon, with rooms that still can be joined.
 */
const RESUMED_SINCE_MS = 16 * 60_000;

interface Calendar {
  /** The last jornada that has dates, and its first kick-off. */
  last: number;
  starts_at: string;
  now: string;
}

/** Gives dates to jornadas until enough lie ahead of the one in play; after the thirtieth the calendar begins again. */
export async function dateJornadas(db: Db, demo: DemoSeason): Promise<void> {
  for (;;) {
    const { last, starts_at, now } = await calendarOf(db, demo.leagueId);
    const ahead = Date.parse(starts_at) - Date.parse(now);
    if (ahead > (DATED_AHEAD - 1) * JORNADA_MS || last >= LAST_JORNADA) return;
    const start = Math.max(Date.parse(starts_at) + JORNADA_MS, onTheMinute(Date.parse(now) - RESUMED_SINCE_MS));
    await dateJornada(db, demo, last + 1, start);
  }
}

const onTheMinute = (time: number) => Math.floor(time / 60_000) * 60_000;

async function calendarOf(db: Db, leagueId: number): Promise<Calendar> {
  const { rows } = await sql<Calendar>`
    select jornada as last, min(kick_off) as starts_at, app_now() as now from match
    where league_id = ${leagueId} and kick_off is not null group by jornada order by jornada desc limit 1`.execute(
    db.fresh,
  );
  const calendar = rows[0];
  if (!calendar) throw new Error('The demo league has no match with a date: lay the demo season anew.');
  return calendar;
}

async function dateJornada(db: Db, { league, leagueId, season }: DemoSeason, jornada: number, start: number) {
  const matches = matchesOf(league, jornada);
  const feed = {
    ...emptyFeed(season),
    jornadas: [{ number: jornada, name: `Jornada ${jornada}` }],
    matches: matches.map((match) => feedFixture(match, kickOffOf(start, match.place))),
  };
  await importSeason(db, feed, { league_unique: DEMO_LEAGUE });
  await rateMatches(db, leagueId, league, matches);
}
