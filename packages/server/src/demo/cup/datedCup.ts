import { sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import { importSeason } from '../../catalogue/feeds/importSeason';
import { asRows } from '../../platform/db/asRows';
import { matchesOf } from '../season/demoLeague';
import { emptyFeed } from '../season/emptyFeed';
import { feedFixture } from '../season/feedFixture';
import { kickOffOf, SETTLE_DELAY_S } from '../season/schedule';
import type { DemoSeason } from '../season/demoSeason';

// The league's jornadas last half an hour. The cup plays one evening a day, so that a room on it stays open for a day.

const DEMO_CUP = 'demo-copa';
const DEMO_CUP_NAME = 'Copa del Pacífico';

/** Matches of one evening. */
export const CUP_MATCHES = 6;

const DAY_MS = 86_400_000;
/** Eight in the evening in Lima, after midnight in UTC. */
const EVENING_MS = 3_600_000;
/** An evening has its date so long before its first match, rooms with their lead among them. */
const DATED_BEFORE_MS = DAY_MS + 10 * 60_000;

interface Cup {
  id: number;
  /** The last evening that has a date, and its first kick-off. */
  last: number;
  starts_at: string;
}

/**
 * The demo's cup: the clubs of the league, without players to field, for prediction rooms alone. Lays it when there is
 * none and dates its next evening until one lies more than a day ahead. The cup is stepped like the league.
 */
export async function datedCup(db: Db, demo: DemoSeason): Promise<DemoSeason> {
  const { now, cup } = await readCup(db);
  if (cup && Date.parse(cup.starts_at) - now > DATED_BEFORE_MS) return { ...demo, leagueId: cup.id };
  const leagueId = await dateEvening(db, demo, (cup?.last ?? 0) + 1, eveningAfter(now + DATED_BEFORE_MS));
  return { ...demo, leagueId };
}

const eveningAfter = (time: number) => Math.ceil((time - EVENING_MS) / DAY_MS) * DAY_MS + EVENING_MS;

async function readCup({ fresh }: Db): Promise<{ now: number; cup: Cup | null }> {
  const { rows } = await sql<Omit<Cup, 'id'> & { id: number | null; now: string }>`
    select clock.now, cup.* from (select app_now() as now) clock left join (
      select l.id, m.jornada as last, min(m.kick_off) as starts_at from league l join match m on m.league_id = l.id
      where l.league_unique = ${DEMO_CUP} group by l.id, m.jornada order by m.jornada desc limit 1) cup on true`.execute(
    fresh,
  );
  const { now, id, last, starts_at } = rows[0]!;
  return { now: Date.parse(now), cup: id === null ? null : { id, last, starts_at } };
}

async function dateEvening(db: Db, { league, season }: DemoSeason, evening: number, start: number): Promise<number> {
  const matches = matchesOf(league, evening).slice(0, CUP_MATCHES);
  await importSeason(
    db,
    {
      ...emptyFeed(season),
      teams: league.clubs.map(({ external_id, name, short }) => ({ external_id, name, short })),
      jornadas: [{ number: evening, name: `Noche ${evening}` }],
      matches: matches.map((match) => feedFixture(match, kickOffOf(start, match.place))),
    },
    { league_unique: DEMO_CUP, name: DEMO_CUP_NAME },
  );
  const { rows } = await sql<{ id: number }>`
    with cup as (update league set settle_delay_s = ${SETTLE_DELAY_S} where league_unique = ${DEMO_CUP} returning id),
    dressed as (update team t set kit = x.kit
      from json_to_recordset(${asRows([...league.clubs])}) as x(external_id text, kit jsonb), cup
      where t.league_id = cup.id and t.external_id = x.external_id)
    select id from cup`.execute(db.fresh);
  return rows[0]!.id;
}
