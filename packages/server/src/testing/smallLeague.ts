import { sql } from 'kysely';
import { openUserAccounts } from '../ledger/accounts';
import { grant } from '../ledger/grant';
import type { Db } from '../platform/db/database';
import { setClock } from '../platform/db/clock';

/** Where the tests' clock starts: a day and two hours before the first kick-off. */
export const TEST_NOW = '2026-06-10T18:00:00.000Z';
export const FIRST_KICK_OFF = '2026-06-11T20:00:00.000Z';
/** Five minutes before the first kick-off (rules R1.2). */
export const TEST_LOCK = '2026-06-11T19:55:00.000Z';

const SQUAD = [0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4];

export interface SmallLeague {
  leagueId: number;
  league_unique: string;
  teams: number[];
  /** Jornada 1: two matches, FIRST_KICK_OFF and two hours later. */
  matches: number[];
}

/** A league of four clubs with full squads and one jornada of two matches; time stands still at TEST_NOW. */
export async function smallLeague(db: Db, league_unique = 'liga-chica'): Promise<SmallLeague> {
  await setClock(db, { at: TEST_NOW, speed: 0 });
  return db.tx(async (tx) => {
    const { id: leagueId } = await tx
      .insertInto('league')
      .values({ league_unique, name: 'Liga Chica', logo: '/media/league/1.svg', season: '2026' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx.insertInto('jornada').values({ league_id: leagueId, number: 1, name: 'Jornada 1' }).execute();
    const teams = await tx
      .insertInto('team')
      .values(['Garúa', 'Puerto', 'Amaru', 'Sillar'].map((name, i) => team(leagueId, name, i)))
      .returning('id')
      .execute();
    for (const { id } of teams)
      await tx
        .insertInto('player')
        .values(SQUAD.map((position, i) => player(leagueId, id, position, i)))
        .execute();
    const matches = await tx
      .insertInto('match')
      .values([0, 1].map((i) => match(leagueId, teams[i * 2]!.id, teams[i * 2 + 1]!.id, i)))
      .returning('id')
      .execute();
    return { leagueId, league_unique, teams: teams.map(({ id }) => id), matches: matches.map(({ id }) => id) };
  });
}

const team = (league_id: number, name: string, i: number) => ({
  league_id,
  external_id: `t${i}`,
  name,
  short: name.slice(0, 3).toUpperCase(),
  logo: null,
  kit: null,
});

const player = (league_id: number, team_id: number, position: number, i: number) => ({
  league_id,
  team_id,
  external_id: `p${team_id}-${i}`,
  full_name: `Jugador ${team_id}-${i}`,
  short_name: `J${team_id}-${i}`,
  position: position as 0,
  condition_note: null,
  avatar: null,
  number: i + 1,
});

const match = (league_id: number, local_team: number, visit_team: number, i: number) => ({
  league_id,
  external_id: `m${i}`,
  jornada: 1,
  local_team,
  visit_team,
  kick_off: new Date(Date.parse(FIRST_KICK_OFF) + i * 7_200_000).toISOString(),
  minute: null,
  goals_local: null,
  goals_visit: null,
  first_goal: null,
  first_goal_minute: null,
  final_at: null,
});

/** Players with this many coins each in their bonus purse. */
export async function fundedPlayers(db: Db, count: number, coins: number): Promise<number[]> {
  return db.tx(async (tx) => {
    const { rows } = await sql<{ id: number }>`
      insert into app_user (username, username_key, email, email_key)
      select 'jugador' || n, 'jugador' || n, 'j' || n || '@x.pe', 'j' || n || '@x.pe'
      from (select i + (select count(*) from app_user) as n from generate_series(1, ${count}::int) i) g returning id`.execute(
      tx,
    );
    const ids = rows.map(({ id }) => id);
    await openUserAccounts(tx, ids);
    for (const userId of coins > 0 ? ids : []) {
      await grant(tx, { userId, amount: coins, kind: 'grant', ref: `test:${userId}`, label: 'Bono' });
    }
    return ids;
  });
}
