// Long: each kind of row that an import writes, keeps or refuses.
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NO_STATS } from '@arma11/core/domain';
import { setClock } from '../../platform/db/clock';
import type { Db } from '../../platform/db/database';
import { openTestDatabase } from '../../testing/openTestDatabase';
import { countStatements } from '../../testing/countStatements';
import { feedMatch } from '../../testing/feedMatch';
import { describeRealData } from '../../testing/describeRealData';
import type { FeedMatch, FeedPlayer, FeedSeason } from './feedShape';
import { readFpl } from './fpl';
import { importByHand } from './importByHand';
import { importSeason, type ImportReport } from './importSeason';
import { officialPoints } from '../../testing/officialPoints';
import { readOpenfootball } from './openfootball';
import { sample } from '../../testing/feedSample';

let db: Db;
beforeEach(async () => {
  db = await openTestDatabase();
}, 60_000);
afterEach(() => db.close());

const LIGA = { league_unique: 'liga' };

const player = (external_id: string, team_external_id: string, position: FeedPlayer['position'] = 1): FeedPlayer => ({
  external_id,
  team_external_id,
  full_name: `Persona ${external_id}`,
  short_name: external_id,
  position,
  condition: 0,
  condition_note: null,
  contry: '',
  number: null,
});

const match = (more: Partial<FeedMatch> = {}): FeedMatch =>
  feedMatch({ estado: 'finalizado', goals_local: 2, goals_visit: 1, official: true, ...more });

const season = (more: Partial<FeedSeason> = {}): FeedSeason => ({
  source: 'prueba',
  provider: 'prueba',
  competition: 'Liga de prueba',
  season: '2026',
  teams: [
    { external_id: 'A', name: 'Alfa', short: 'ALF' },
    { external_id: 'B', name: 'Beta', short: 'BET' },
  ],
  players: [player('p1', 'A'), player('p2', 'B')],
  jornadas: [{ number: 1, name: 'Jornada 1' }],
  matches: [match()],
  stats: [
    {
      player_external_id: 'p1',
      match_external_id: 'm1',
      jornada: 1,
      was_local: true,
      stats: { ...NO_STATS, minutes: 90, goals: 1 },
    },
  ],
  rejected: [],
  duplicates: [],
  rowsRead: {},
  notes: [],
  ...more,
});

async function rowsOf<T>(query: ReturnType<typeof sql<T>>): Promise<T[]> {
  return (await query.execute(db.fresh)).rows;
}

const points = () =>
  rowsOf(sql<{ player: string; points: number; breakdown: { code: string }[] }>`
    select p.external_id as player, pm.points, pm.breakdown from player_match pm join player p on p.id = pm.player_id
    order by 1`);

const matches = () =>
  rowsOf(sql<Record<string, unknown>>`
    select m.external_id, m.jornada, m.estado, m.goals_local, m.first_goal, m.official, m.updated_at from match m order by 1`);

const written = ({ tables }: ImportReport) =>
  Object.fromEntries(Object.entries(tables).map(([table, { inserted, updated }]) => [table, [inserted, updated]]));

const balanced = ({ tables }: ImportReport) =>
  Object.values(tables).every(
    ({ read, made, inserted, updated, unchanged, duplicate, rejected }) =>
      read + made === inserted + updated + unchanged + duplicate + rejected,
  );

/** The stored points by 'player:match'. */
async function storedPoints(): Promise<Map<string, number>> {
  const rows = await rowsOf(sql<{ key: string; points: number }>`
    select p.external_id || ':' || m.external_id as key, pm.points
    from player_match pm join player p on p.id = pm.player_id join match m on m.id = pm.match_id`);
  return new Map(rows.map(({ key, points: scored }) => [key, scored]));
}

/** Imports a folder twice, and looks whether the second time wrote nothing and what is stored are the official points. */
async function importTwice(folder: string, profile: 'fpl' | 'arma11') {
  const feed = readFpl(folder);
  const league = { league_unique: 'premier', scoring: profile };
  const first = await importSeason(db, feed, league);
  const again = await importSeason(db, feed, league);
  expect(Object.values(written(again))).toEqual(Array.from({ length: 5 }, () => [0, 0]));
  expect(again.tables.player_match.unchanged).toBe(feed.stats.length);
  expect([first.created, again.created]).toEqual([true, false]);
  expect([balanced(first), balanced(again)]).toEqual([true, true]);
  const [stored] = await rowsOf(sql<{ rows: number; doubles: number; coaches: number }>`
    select count(*)::int as rows,
      (select count(*)::int from (select from player_match group by player_id, jornada having count(*) = 2) d) as doubles,
      (count(*) filter (where p.position = 4))::int as coaches
    from player_match join player p on p.id = player_id`);
  return { feed, first, stored };
}

describe('a season with profile fpl', () => {
  it('is imported with the official points, and the second time nothing is written', async () => {
    const folder = sample('fpl-2024-25');
    const { first, stored } = await importTwice(folder, 'fpl');
    expect(written(first)).toEqual({
      jornada: [3, 0],
      team: [4, 0],
      player: [32, 0],
      match: [6, 0],
      player_match: [76, 0],
    });
    expect(first.tables.player_match).toMatchObject({ read: 76, made: 0, rejected: 0 });
    // The fixture that belongs to no gameweek.
    expect(first.tables.match).toMatchObject({ read: 7, rejected: 1 });
    expect(stored).toEqual({ rows: 76, doubles: 16, coaches: 6 });
    expect(await storedPoints()).toEqual(officialPoints(folder));
  });
});

describe('rows for more than one statement', () => {
  it('are all written, many rows with each', async () => {
    const many = Array.from({ length: 5001 }, (_, i) => `n${i}`);
    const feed = season({
      season: '2024-25',
      players: many.map((id) => player(id, 'A')),
      stats: many.map((id) => ({ ...season().stats[0]!, player_external_id: id })),
    });
    const counted = countStatements(db);
    const report = await importSeason(counted, feed, { ...LIGA, scoring: 'fpl' });
    // On the embedded database in parts of 250 rows, so that others get their turn (rules R18.6).
    expect(counted.statements()).toBeLessThan(db.engine === 'pg' ? 20 : 100);
    expect(report.tables.player_match).toMatchObject({ read: 5001, inserted: 5001, unchanged: 0 });
    const [stored] = await rowsOf(sql<{ rows: number }>`select count(*)::int as rows from player_match`);
    expect(stored).toEqual({ rows: 5001 });
  });
});

describe('coaches', () => {
  it('makes one for each club without, and with profile arma11 pays them their team’s result', async () => {
    const report = await importSeason(db, season(), LIGA);
    expect(report.tables.player).toMatchObject({ read: 2, made: 2, inserted: 4 });
    expect(report.tables.player_match).toMatchObject({ read: 1, made: 2, inserted: 3 });
    expect(balanced(report)).toBe(true);
    const [names] = await rowsOf(sql<{ full_name: string; position: number }>`
      select full_name, position from player where external_id = 'DT-A'`);
    expect(names).toEqual({ full_name: 'DT Alfa', position: 4 });
    // 2-1: win 4 and two goals; one goal.
    expect((await points()).map(({ player: id, points: sum }) => [id, sum])).toEqual([
      ['DT-A', 6],
      ['DT-B', 1],
      ['p1', 8],
    ]);
  });

  it('pays the source’s own coach where it has one, beside the events that it tells of them', async () => {
    const manager = { win: 1, draw: 0, loss: 0, goals: 2, clean_sheet: 0, underdog_win: 0, underdog_draw: 0 };
    const own = { player_external_id: 'jefe', match_external_id: 'm1', jornada: 1, was_local: true };
    const feed = season({
      players: [...season().players, player('jefe', 'A', 4)],
      stats: [{ ...own, stats: { ...NO_STATS, manager } }],
    });
    await importSeason(db, feed, LIGA);
    expect((await points()).map(({ player: id, points: sum }) => [id, sum])).toEqual([
      ['DT-B', 1],
      ['jefe', 6],
    ]);
  });

  it('makes coaches with profile fpl too, and no rows for them: the official game has none', async () => {
    const report = await importSeason(db, season({ season: '2022-23' }), { ...LIGA, scoring: 'fpl' });
    expect(report.tables.player.made).toBe(2);
    expect((await points()).map(({ player: id }) => id)).toEqual(['p1']);
  });

  it('scores the coach that it made in every match of their team, both of a double gameweek', async () => {
    const report = await importSeason(db, readFpl(sample('fpl-2022-23')), { league_unique: 'premier-2022' });
    expect(report.tables.player.made).toBe(4);
    expect(report.tables.player_match).toMatchObject({ read: 32, made: 8 });
    const rows = await rowsOf(sql<Record<string, unknown>>`
      select p.external_id as coach, array_agg(pm.points order by m.external_id) as points
      from player_match pm join player p on p.id = pm.player_id and p.position = 4 join match m on m.id = pm.match_id
      group by 1 order by 1`);
    // 1-1; 0-0 with a clean sheet each; 0-1; 2-1.
    expect(rows).toEqual([
      { coach: 'DT-1', points: [3, 6] },
      { coach: 'DT-2', points: [3, 0, 1] },
      { coach: 'DT-3', points: [3, 6] },
      { coach: 'DT-4', points: [3] },
    ]);
  });

  it('makes none of a match that is to come, and pays what a match in play has brought so far', async () => {
    const live = { estado: 'en_vivo' as const, minute: 30, official: false };
    const toCome = { estado: 'programado' as const, goals_local: null, goals_visit: null, official: false };
    await importSeason(
      db,
      season({ stats: [], matches: [match({ ...live }), match({ ...toCome, external_id: 'm2' })] }),
      LIGA,
    );
    expect((await points()).map(({ player: id, points: sum }) => [id, sum])).toEqual([
      ['DT-A', 6],
      ['DT-B', 1],
    ]);
  });

  it('pays the fittest of a club that lists several', async () => {
    const hurt = { ...player('viejo', 'A', 4), condition: 2 as const };
    await importSeason(db, season({ players: [player('nuevo', 'A', 4), hurt], stats: [] }), LIGA);
    expect((await points()).map(({ player: id }) => id)).toEqual(['DT-B', 'nuevo']);
  });
});

describe('importing again', () => {
  it('writes what has changed and tells the rooms by touching the match', async () => {
    await setClock(db, { at: '2026-03-02T00:00:00Z', speed: 0 });
    await importSeason(db, season(), LIGA);
    await setClock(db, { at: '2026-03-03T00:00:00Z', speed: 0 });
    // The second equal read confirms the result (rules R15.1); the third has nothing to write.
    expect(written(await importSeason(db, season(), LIGA))).toMatchObject({ match: [0, 1], player_match: [0, 0] });
    await setClock(db, { at: '2026-03-04T00:00:00Z', speed: 0 });
    const same = await importSeason(db, season(), LIGA);
    expect(Object.values(written(same)).flat()).toEqual(Array.from({ length: 10 }, () => 0));
    expect(await matches()).toMatchObject([{ official: true, updated_at: '2026-03-03T00:00:00.000Z' }]);

    const [row] = season().stats;
    const corrected = season({ stats: [{ ...row!, stats: { ...row!.stats, assists: 1 } }] });
    expect(written(await importSeason(db, corrected, LIGA))).toMatchObject({ match: [0, 0], player_match: [0, 1] });
    expect(await matches()).toMatchObject([{ updated_at: '2026-03-04T00:00:00.000Z' }]);
    expect((await points()).at(-1)).toMatchObject({ player: 'p1', points: 11 });
  });

  it('refuses by hand what would take a match back, and takes it where that is meant (rules R18.3)', async () => {
    await importByHand(db, season(), LIGA);
    const older = season({
      matches: [match({ estado: 'programado', goals_local: null, goals_visit: null })],
      stats: [],
    });
    await expect(importByHand(db, older, LIGA)).rejects.toThrow(
      'prueba: it tells an older state: match m1 is finalizado and would be programado. Import the newer files, or add --older if these are right.',
    );
    expect(await matches()).toMatchObject([{ estado: 'finalizado', goals_local: 2 }]);
    await importByHand(db, older, { ...LIGA, older: true });
    expect(await matches()).toMatchObject([{ estado: 'programado', goals_local: null }]);
  });

  it('corrects a result with the coaches’ points', async () => {
    await importSeason(db, season(), LIGA);
    const report = await importSeason(db, season({ matches: [match({ goals_local: 0 })] }), LIGA);
    expect(written(report)).toMatchObject({ match: [0, 1], player_match: [0, 2] });
    expect((await points()).map(({ points: sum }) => sum)).toEqual([0, 6, 8]);
  });

  it('keeps the first goal and the confirmation that the feed does not know, until the result changes', async () => {
    const provisional = (more: Partial<FeedMatch> = {}) => season({ matches: [match({ official: false, ...more })] });
    await importSeason(db, provisional(), LIGA);
    await sql`update match set official = true, first_goal = 'visit', first_goal_minute = 12`.execute(db.fresh);
    expect(written(await importSeason(db, provisional(), LIGA)).match).toEqual([0, 0]);
    expect(await matches()).toMatchObject([{ official: true, first_goal: 'visit' }]);
    await importSeason(db, provisional({ goals_local: 3 }), LIGA);
    expect(await matches()).toMatchObject([{ official: false, first_goal: null, goals_local: 3 }]);
  });

  it('postpones a match that has lost its jornada and its date, and rejects one that never had any', async () => {
    await importSeason(db, season({ stats: [] }), LIGA);
    const lost = { jornada: null, kick_off: null, confirmed_time: false, estado: 'aplazado' as const };
    const feed = season({ stats: [], matches: [match(lost), match({ ...lost, external_id: 'm2' })] });
    const report = await importSeason(db, { ...feed, season: '2026' }, LIGA);
    expect(report.tables.match).toMatchObject({ read: 2, updated: 1, rejected: 1, inserted: 0 });
    expect(report.rejected).toEqual([
      { table: 'match', file: 'prueba', line: null, reason: 'match m2: it belongs to no jornada yet.' },
    ]);
    expect(balanced(report)).toBe(true);
    expect(await matches()).toMatchObject([{ external_id: 'm1', jornada: 1, estado: 'aplazado' }]);
  });
});

describe('openfootball', () => {
  it('fills a league of matches only: no lineups, no coaches', async () => {
    const feed = readOpenfootball(sample('openfootball/2022__worldcup.json'));
    const report = await importSeason(db, feed, { league_unique: 'mundial-2022' });
    expect(written(report)).toMatchObject({ jornada: [4, 0], team: [4, 0], player: [0, 0], match: [5, 0] });
    const again = await importSeason(db, feed, { league_unique: 'mundial-2022' });
    expect(Object.values(written(again)).flat()).toEqual(Array.from({ length: 10 }, () => 0));
    const [league] = await rowsOf(sql<Record<string, unknown>>`
      select name, season, has_compe, has_predi, scoring, logo <> '' as has_logo from league`);
    expect(league).toEqual({
      name: 'World Cup',
      season: '2022',
      has_compe: false,
      has_predi: true,
      scoring: 'arma11',
      has_logo: true,
    });
  });

  it('has no result that counts at its first read: each does from its second on, ten minutes later (rules R15.1)', async () => {
    const feed = readOpenfootball(sample('openfootball/2022__worldcup.json'));
    const readAt = async (at: string) => {
      await setClock(db, { at, speed: 0 });
      await importSeason(db, feed, { league_unique: 'mundial-2022' });
      return (await matches()).map(({ estado, official }) => [estado, official]);
    };
    const all = (official: boolean) => feed.matches.map(() => ['finalizado', official]);
    expect(await readAt('2022-12-19T12:00:00Z')).toEqual(all(false));
    expect(await readAt('2022-12-19T12:10:00Z')).toEqual(all(true));
  });
});

describeRealData('fpl-2024-25', (folder) => {
  it('is imported with 27,605 of 27,605 official points, and the second time nothing is written', async () => {
    const { feed, first, stored } = await importTwice(folder, 'fpl');
    expect(written(first)).toEqual({
      jornada: [38, 0],
      team: [20, 0],
      player: [804, 0],
      match: [380, 0],
      player_match: [27_605, 0],
    });
    const keys = new Set(feed.stats.map((row) => `${row.player_external_id}:${row.jornada}`));
    expect(stored).toEqual({ rows: 27_605, doubles: 27_605 - keys.size, coaches: 322 });
    expect(await storedPoints()).toEqual(officialPoints(folder));
  }, 90_000);
});

describeRealData('fpl-2022-23-raw', (folder) => {
  it('has every coach scored by their team’s results', async () => {
    const report = await importSeason(db, readFpl(folder), { league_unique: 'premier-2022' });
    expect(report.tables.player.made).toBe(20);
    expect(report.tables.player_match).toMatchObject({ read: 2340, made: 760 });
    const [bad] = await rowsOf(sql<{ bad: number; rows: number }>`
      select count(*)::int as rows, (count(*) filter (where pm.points <>
        case when own > other then 4 when own = other then 2 else 0 end + least(own, 3) + case when other = 0 then 1 else 0 end))::int as bad
      from player_match pm join player p on p.id = pm.player_id and p.position = 4 join match m on m.id = pm.match_id
      cross join lateral (select case when pm.team_id = m.local_team then m.goals_local else m.goals_visit end as own,
        case when pm.team_id = m.local_team then m.goals_visit else m.goals_local end as other) g`);
    expect(bad).toEqual({ rows: 760, bad: 0 });
  });
});

describeRealData('openfootball', (folder) => {
  it('fills a league with the 64 matches of a world cup', async () => {
    const feed = readOpenfootball(`${folder}/worldcup.json__2022__worldcup.json`);
    const report = await importSeason(db, feed, { league_unique: 'mundial-2022' });
    expect(written(report)).toMatchObject({ jornada: [18, 0], team: [32, 0], player: [0, 0], match: [64, 0] });
  });
});

describe('what is refused changes nothing', () => {
  it('an import that fails half way', async () => {
    const broken = season({ matches: [match({ estado: 'raro' as FeedMatch['estado'] })] });
    await expect(importSeason(db, broken, LIGA)).rejects.toThrow('match_estado_check');
    const [left] = await rowsOf(sql<object>`select (select count(*)::int from league) as leagues,
      (select count(*)::int from team) as teams`);
    expect(left).toEqual({ leagues: 0, teams: 0 });
  });

  it('another season, or another table, into a league that has one', async () => {
    await importSeason(db, season(), LIGA);
    await expect(importSeason(db, season({ season: '2027' }), LIGA)).rejects.toThrow('holds the season 2026');
    await expect(importSeason(db, season(), { ...LIGA, scoring: 'fpl' })).rejects.toThrow('is scored by "arma11"');
    expect((await importSeason(db, season(), { ...LIGA, scoring: 'arma11' })).created).toBe(false);
  });
});
