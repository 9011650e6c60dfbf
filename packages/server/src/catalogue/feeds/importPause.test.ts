import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../../platform/db/migrate';
import { openPgliteFolder, type Pglite } from '../../platform/db/openPglite';
import { describeRealData } from '../../testing/describeRealData';
import { longestTurn } from '../../testing/longestTurn';
import type { FeedSeason } from './feedShape';
import { inSameThread } from '../../testing/sameThreadHost';
import { wholeSeason } from '../../testing/wholeSeason';
import { readFplSlowly } from './fpl';
import { importLargeCsv } from './csv/importCsv';
import { importSeason } from './importSeason';

/** A database of its own: how long a step takes depends on what the others have left behind. */
function ownDatabase(): () => Pglite {
  let db: Pglite;
  beforeAll(async () => {
    db = await openPgliteFolder({}, inSameThread);
    await migrate(db);
  }, 120_000);
  afterAll(() => db.close());
  return () => db;
}

describeRealData('fpl-2024-25', (folder) => {
  const database = ownDatabase();

  it('is read and imported without making another request wait longer than 250 ms (rules R18.6)', async () => {
    const league = { league_unique: 'premier' };
    const longest = await longestTurn(database(), async (own) =>
      importSeason(own, await readFplSlowly(folder), league),
    );
    expect(Math.round(longest)).toBeLessThan(250);
  }, 120_000);
});

/** A season's statistics as a file. */
function statsCsv({ stats }: FeedSeason, goals: number): string {
  const rows = stats.map(
    ({ player_external_id, match_external_id }) => `${match_external_id},${player_external_id},90,${goals}`,
  );
  return ['match,player,minutes,goals', ...rows].join('\n');
}

describe('an import on the embedded database', () => {
  const database = ownDatabase();

  it('never makes another request wait longer than 250 ms (rules R18.6)', async () => {
    const db = database();
    const season = wholeSeason();
    const pauses: number[] = [];
    for (const league_unique of ['larga', 'larga', 'otra', 'tercera']) {
      pauses.push(await longestTurn(db, (own) => importSeason(own, season, { league_unique })));
    }
    expect(pauses.map(Math.round).filter((ms) => ms > 250)).toEqual([]);
  }, 120_000);
});

describe('a large CSV file on the embedded database', () => {
  const database = ownDatabase();
  const season = wholeSeason();
  let league: { id: number; league_unique: string };
  beforeAll(async () => {
    const db = database();
    await importSeason(db, season, { league_unique: 'archivo' });
    league = await db.fresh.selectFrom('league').select(['id', 'league_unique']).executeTakeFirstOrThrow();
  }, 120_000);

  it('never makes another request wait longer than 250 ms, and counts what one transaction would (rules R18.6)', async () => {
    const db = database();
    const given = { kind: 'stats' as const, league };
    const rows = season.stats.length;
    const dry = await importLargeCsv(db, { ...given, text: statsCsv(season, 2) }, true);
    expect(dry).toMatchObject({ rows, inserted: 0, updated: rows, unchanged: 0 });
    const longest = await longestTurn(db, async (own) => {
      expect(await importLargeCsv(own, { ...given, text: statsCsv(season, 2) })).toEqual(dry);
    });
    expect(Math.round(longest)).toBeLessThan(250);
    expect(await importLargeCsv(db, { ...given, text: statsCsv(season, 2) })).toMatchObject({
      updated: 0,
      unchanged: rows,
      changes: [],
    });
  }, 240_000);

  it('is refused whole with the line of each wrong row, wherever it stands', async () => {
    const db = database();
    const lines = statsCsv(season, 3).split('\n');
    lines[1200] = 'm1-19-0,nadie,90,0';
    lines[1700] = lines[1700]!.replace(',90,', ',900,');
    const text = lines.join('\n');
    const refused = importLargeCsv(db, { kind: 'stats', league, text });
    await expect(refused).rejects.toThrow(
      /line 1201: the league has no player "nadie"[\s\S]*|line 1701, column minutes/,
    );
    await expect(refused).rejects.toThrow('line 1701, column minutes: "900" is not right');
  }, 120_000);
});
