import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../../platform/db/database';
import { setClock } from '../../../platform/db/clock';
import { openTestDatabase } from '../../../testing/openTestDatabase';
import { testCommand } from '../../../testing/testCommand';

let db: Db;
let league = '';
let made = 0;
beforeAll(async () => {
  db = await openTestDatabase();
  await setClock(db, { at: '2026-03-02T12:00:00Z', speed: 0 });
}, 120_000);
beforeEach(async () => {
  made += 1;
  league = `liga-csv-${made}`;
  await testCommand(db, 'league create', { league, name: 'Liga de prueba', season: '2026' });
});
afterAll(() => db.close());

interface Report {
  inserted: number;
  updated: number;
  unchanged: number;
  changes: { id: string; created: boolean; columns: Record<string, { before: unknown; after: unknown }> }[];
}

const load = (kind: string, file: string, dry_run = false) =>
  testCommand(db, `import csv ${kind}`, { league, file, dry_run }) as Promise<Report>;

const TEAMS = 'external_id,name,short\nALI,Alianza,ALI\nCRI,Cristal,CRI\n';
const PLAYERS = [
  'external_id,team,full_name,position,number',
  'p1,ALI,"Guerrero, Paolo",DEL,9',
  'p2,CRI,Renato Solís,POR,1',
  'jefe,CRI,Guillermo Farré,ENT,',
  '',
].join('\n');
const MATCHES = [
  'external_id,jornada,local,visit,kick_off,goals_local,goals_visit,first_goal,first_goal_minute',
  'm1,1,ALI,CRI,2026-03-01T15:30:00-05:00,2,0,,12',
  'm2,2,CRI,ALI,2026-03-08T15:30:00-05:00,,,,',
  '',
].join('\n');
const STATS = 'player,match,minutes,goals,saves\np1,m1,90,2,\np2,m1,90,,4\n';

const all = async () => {
  await load('teams', TEAMS);
  await load('players', PLAYERS);
  await load('matches', MATCHES);
  return load('stats', STATS);
};

async function points() {
  const { rows } = await sql<{ player: string; points: number }>`
    select p.external_id as player, pm.points from player_match pm join player p on p.id = pm.player_id
    join league l on l.id = p.league_id where l.league_unique = ${league} order by p.external_id`.execute(db.fresh);
  return Object.fromEntries(rows.map((row) => [row.player, row.points]));
}

const counted = ({ inserted, updated, unchanged }: Report) => [inserted, updated, unchanged];

describe('the four files of a catalogue', () => {
  it('make a league with coaches and points by its table, and a second time write nothing', async () => {
    expect(counted(await all())).toEqual([2, 0, 0]);
    // Two goals of a forward in 90 minutes with a clean sheet: 2 + 8. Four saves, two conceded unknown: 2 + 4 + 1.
    expect(await points()).toEqual({ 'DT-ALI': 7, jefe: 0, p1: 10, p2: 7 });
    for (const [kind, file] of [
      ['teams', TEAMS],
      ['players', PLAYERS],
      ['matches', MATCHES],
      ['stats', STATS],
    ] as const) {
      const again = await load(kind, file);
      expect([again.inserted, again.updated, again.changes]).toEqual([0, 0, []]);
    }
  });

  it('can be filled into rooms: the league has lineups from its players on', async () => {
    await load('teams', TEAMS);
    const before = await db.fresh
      .selectFrom('league')
      .select('has_compe')
      .where('league_unique', '=', league)
      .executeTakeFirstOrThrow();
    await load('players', PLAYERS);
    const after = await db.fresh
      .selectFrom('league')
      .select('has_compe')
      .where('league_unique', '=', league)
      .executeTakeFirstOrThrow();
    expect([before.has_compe, after.has_compe]).toEqual([false, true]);
  });

  it('tell what they would change, row by row, and change nothing when they run dry', async () => {
    await all();
    const moved = PLAYERS.replace('DEL', 'MED').replace('p2,CRI', 'p3,CRI');
    const dry = await load('players', moved, true);
    expect(counted(dry)).toEqual([1, 1, 1]);
    expect(dry.changes).toMatchObject([
      { id: 'p1', created: false, columns: { position: { before: 3, after: 2 } } },
      { id: 'p3', created: true },
    ]);
    const again = await load('players', moved, true);
    expect(again).toEqual(dry);
    const audited = await db.fresh
      .selectFrom('audit')
      .select('action')
      .where('target', '=', `league:${league}`)
      .execute();
    expect(audited.map(({ action }) => action).toSorted()).toEqual([
      'import csv matches',
      'import csv players',
      'import csv stats',
      'import csv teams',
      'league create',
    ]);
  });
});

describe('a player who comes later', () => {
  const pool = async () => {
    const { rows } = await sql<{ player: string }>`
      select p.external_id as player from pool_player o join player p on p.id = o.player_id join league l on l.id = p.league_id
      where l.league_unique = ${league} and o.jornada = 2 and p.position < 4 order by p.external_id`.execute(db.fresh);
    return rows.map(({ player }) => player);
  };

  it('is added to the pool of a jornada that still takes lineups, and not after its lock (rules R4.2)', async () => {
    await all();
    await testCommand(db, 'room create', { league, jornada: 2 });
    expect(await pool()).toEqual(['p1', 'p2']);
    await load('players', 'external_id,team,full_name,position\np7,ALI,Nuevo,MED\n');
    expect(await pool()).toEqual(['p1', 'p2', 'p7']);
    await setClock(db, { at: '2026-03-08T20:26:00Z', speed: 0 });
    await load('players', 'external_id,team,full_name,position\np8,CRI,Tarde,MED\n');
    expect(await pool()).toEqual(['p1', 'p2', 'p7']);
    await setClock(db, { at: '2026-03-02T12:00:00Z', speed: 0 });
  });
});

describe('a file with wrong rows', () => {
  it.each([
    [
      'teams',
      'external_id,name,short\nALI,,ALI\nCRI,Cristal,C\nCRI,Otro,OTR\nCRI,Otra,OTA\n',
      ['line 2, column name', 'line 3, column short: "C"', 'line 5: it repeats "CRI" of line 4'],
      [],
    ],
    [
      'players',
      'external_id,team,full_name,position\np1,ALI,Uno,DELANTERO\np2,XXX,Dos,POR\np3,ALI,Tres,POR,4\n',
      ['line 2, column position', 'line 3, column team: the league has no team "XXX"', 'line 4'],
      ['teams'],
    ],
    [
      'matches',
      'external_id,jornada,local,visit,kick_off,goals_local,goals_visit\nm1,1,ALI,ALI,2026-03-01T15:30:00-05:00,,\nm2,1,ALI,CRI,01/03/2026,,\nm3,1,ALI,CRI,2026-03-01T15:30:00-05:00,1,\n',
      [
        'line 2: a team plays against itself',
        'line 3, column kick_off: "01/03/2026"',
        'line 4: a score has the goals of both sides',
      ],
      ['teams'],
    ],
    [
      'stats',
      'player,match,minutes\np1,m1,200\np9,m1,90\np1,m2,90\njefe,m1,90\n',
      [
        'line 2, column minutes',
        'line 3: the league has no player "p9"',
        'line 4: match "m2" is programado',
        'line 5: "jefe" is a coach',
      ],
      ['teams', 'players', 'matches'],
    ],
  ])('of %s names each by its line and the reason, and imports none', async (kind, file, reasons, before) => {
    const files: Record<string, string> = { teams: TEAMS, players: PLAYERS, matches: MATCHES };
    for (const each of before) await load(each, files[each]!);
    const failed = await load(kind, file).catch((error: unknown) => error as Error);
    expect(failed).toBeInstanceOf(Error);
    for (const reason of reasons) expect((failed as Error).message).toContain(reason);
    expect((failed as Error).message).toMatch(/nothing was imported/);
    const written = await db.fresh
      .selectFrom('audit')
      .select('id')
      .where('action', '=', `import csv ${kind}`)
      .where('target', '=', `league:${league}`)
      .execute();
    expect(written).toEqual([]);
  });

  it.each([
    ['a huge number', 'players', 'external_id,team,full_name,position,number\np1,ALI,Uno,DEL,999999999999\n'],
    ['a number in another writing', 'players', 'external_id,team,full_name,position,number\np1,ALI,Uno,DEL,1e1\n'],
    ['a NUL', 'players', 'external_id,team,full_name,position,number\np1,ALI,Uno,DEL,1\0\n'],
  ])('with %s names line, column and value, and imports none (rules R18.4)', async (_name, kind, file) => {
    await load('teams', TEAMS);
    const failed = await load(kind, file).catch((error: unknown) => error as Error);
    expect((failed as Error).name).toBe('CommandError');
    const cell = JSON.stringify(file.split(',').at(-1)!.trim());
    expect((failed as Error).message).toContain(`line 2, column number: ${cell} is not right`);
  });

  it('with letters that were lost in a name says so, and imports none (rules R18.4)', async () => {
    await load('teams', TEAMS);
    await expect(
      load('players', 'external_id,team,full_name,position,number\np1,ALI,Pe\uFFFDa,DEL,1\n'),
    ).rejects.toThrow('line 2, column full_name: "Pe\uFFFDa" is not right: it holds a character that cannot be read');
  });

  it.each([
    ['nothing in it', ''],
    ['its heading alone', 'player,match,minutes,goals\n'],
  ])('of statistics with %s is refused, and not taken for one that says that nobody did anything', async (_, file) => {
    for (const [kind, before] of Object.entries({ teams: TEAMS, players: PLAYERS, matches: MATCHES })) {
      await load(kind, before);
    }
    await expect(load('stats', file)).rejects.toThrow(/the file has no rows/);
  });

  it('says which column it misses or does not know, and which league there is none of', async () => {
    await expect(load('teams', 'id,name,short\n1,Uno,UNO\n')).rejects.toThrow(
      /no column "id".*\n.*"external_id" is missing/,
    );
    await expect(load('teams', 'external_id,name,short\n')).rejects.toThrow(/no rows/);
    await expect(testCommand(db, 'import csv teams', { league: 'nada', file: TEAMS })).rejects.toThrow(
      /no league "nada"/,
    );
  });
});

describe('a kick-off without its time zone (rules R18.4)', () => {
  const file =
    'external_id,jornada,local,visit,kick_off\nm1,1,ALI,CRI,2026-03-08 15:30\nm2,1,CRI,ALI,2026-03-09T15:30:00Z\n';
  const loadIn = (zone?: string) => testCommand(db, 'import csv matches', { league, file, zone });
  const kickOffs = async () => {
    const { rows } = await sql<{ kick_off: string }>`
      select m.kick_off from match m join league l on l.id = m.league_id where l.league_unique = ${league}
      order by m.external_id`.execute(db.fresh);
    return rows.map(({ kick_off }) => kick_off);
  };

  it('is refused with line, column and value, and --zone says it', async () => {
    await load('teams', TEAMS);
    await expect(loadIn()).rejects.toThrow(
      /line 2, column kick_off: "2026-03-08 15:30" is not right: .* or name the zone of all with --zone/,
    );
    expect(await kickOffs()).toEqual([]);
    await loadIn('America/Lima');
    expect((await kickOffs()).map((each) => new Date(each).toISOString())).toEqual([
      '2026-03-08T20:30:00.000Z',
      '2026-03-09T15:30:00.000Z',
    ]);
  });

  it('is not read by a zone that does not exist', async () => {
    await expect(loadIn('Lima')).rejects.toThrow('--zone: give an IANA name such as America/Lima');
  });

  it('moves no match unless --zone says it', async () => {
    await load('teams', TEAMS);
    await loadIn('America/Lima');
    const { id } = await db.fresh
      .selectFrom('match')
      .select('match.id')
      .innerJoin('league', 'league.id', 'match.league_id')
      .where('league_unique', '=', league)
      .where('external_id', '=', 'm1')
      .executeTakeFirstOrThrow();
    const move = { match: id, kick_off: '2026-03-10T18:00', reason: 'television' };
    await expect(testCommand(db, 'match move', move)).rejects.toThrow(
      '--kick-off: "2026-03-10T18:00" is not right: write it like 2026-08-01T15:30:00-05:00',
    );
    await testCommand(db, 'match move', { ...move, zone: 'America/Lima' });
    expect(new Date((await kickOffs())[0]!).toISOString()).toBe('2026-03-10T23:00:00.000Z');
  });
});

describe('a kick-off', () => {
  it('that the file calls unconfirmed stays so: no room is played on it (rules R14.2)', async () => {
    await load('teams', TEAMS);
    const hour = '2026-03-08T15:30:00-05:00';
    await load(
      'matches',
      `external_id,jornada,local,visit,kick_off,confirmed_time\nm1,1,ALI,CRI,${hour},no\nm2,1,CRI,ALI,${hour},si\n`,
    );
    const { rows } = await sql`
      select m.external_id, m.confirmed_time from match m join league l on l.id = m.league_id
      where l.league_unique = ${league} order by m.external_id`.execute(db.fresh);
    expect(rows).toEqual([
      { external_id: 'm1', confirmed_time: false },
      { external_id: 'm2', confirmed_time: true },
    ]);
  });
});

describe('minutes with added time', () => {
  it('are read as the minute: what was added is not kept (rules R18.4)', async () => {
    await load('teams', TEAMS);
    await load('players', PLAYERS);
    await load('matches', MATCHES.replace(',12', ',45+2'));
    await load('stats', 'player,match,minutes,goals\np1,m1,90+4,2\n');
    const { rows } = await sql<{ first: number; played: number }>`
      select m.first_goal_minute as first, pm.minutes as played from player_match pm join match m on m.id = pm.match_id
      join player p on p.id = pm.player_id join league l on l.id = m.league_id
      where l.league_unique = ${league} and p.external_id = 'p1'`.execute(db.fresh);
    expect(rows).toEqual([{ first: 45, played: 90 }]);
  });
});

describe('the example files of docs/import-csv.md', () => {
  const example = (kind: string) =>
    readFileSync(new URL(`../../../../../../docs/examples/${kind}.csv`, import.meta.url), 'utf8');

  it('can be imported as the page says', async () => {
    const reports: number[][] = [];
    for (const kind of ['teams', 'players', 'matches', 'stats']) reports.push(counted(await load(kind, example(kind))));
    expect(reports).toEqual([
      [2, 0, 0],
      [4, 0, 0],
      [3, 0, 0],
      [3, 0, 0],
    ]);
    // Guerrero: 2 minutes, 8 for two goals, −1 for the card.
    expect(await points()).toMatchObject({ 'ali-09': 9, 'DT-ALI': 6, 'cri-dt': 1 });
  });
});
