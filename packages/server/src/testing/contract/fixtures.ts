import type { Tx } from '../../platform/db/database';
import { playMatch } from '../playedMatch';
import { FIRST_KICK_OFF, smallLeague, type SmallLeague } from '../smallLeague';
import type { Db } from '../../platform/db/database';

const DAY = 86_400_000;
const first = Date.parse(FIRST_KICK_OFF);

/** When the jornadas begin: one is over, one is being played, one is to come. */
export const KICK_OFFS = { played: first, live: first + 2 * DAY, next: first + 9 * DAY } as const;
export const JORNADAS = { played: 1, live: 2, next: 3 } as const;

/** The league with the matches of its three jornadas. */
export interface LeagueFixture extends SmallLeague {
  live: number[];
  next: number[];
}

async function addJornada(tx: Tx, { leagueId, teams }: SmallLeague, number: number, start: number): Promise<number[]> {
  await tx
    .insertInto('jornada')
    .values({ league_id: leagueId, number, name: `Jornada ${number}` })
    .execute();
  const rows = [0, 1].map((i) => ({
    league_id: leagueId,
    external_id: `m${number}-${i}`,
    jornada: number,
    local_team: teams[i]!,
    visit_team: teams[3 - i]!,
    kick_off: new Date(start + i * 2 * 3_600_000).toISOString(),
    minute: null,
    goals_local: null,
    goals_visit: null,
    first_goal: null,
    first_goal_minute: null,
    final_at: null,
  }));
  const made = await tx.insertInto('match').values(rows).returning('id').execute();
  return made.map(({ id }) => id);
}

/** Three jornadas of two matches. Time stands still a day before the first. */
export async function makeLeague(db: Db): Promise<LeagueFixture> {
  const league = await smallLeague(db);
  return db.tx(async (tx) => ({
    ...league,
    live: await addJornada(tx, league, JORNADAS.live, KICK_OFFS.live),
    next: await addJornada(tx, league, JORNADAS.next, KICK_OFFS.next),
  }));
}

/** The first jornada ends: who stands in it scores by their id, so that entries differ. */
export async function playFirstJornada(db: Db, { matches }: SmallLeague): Promise<void> {
  for (const match of matches) await playMatch(db, match, { local: 2, visit: 1, pointsOf: (id) => (id * 7) % 11 });
}
