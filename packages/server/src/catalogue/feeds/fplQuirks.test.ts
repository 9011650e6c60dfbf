// Long: a case for each odd thing that FPL documents have held.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { FeedError } from './FeedError';
import { readFpl } from './fpl';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

const noStats = Object.fromEntries(
  'minutes goals_scored assists clean_sheets goals_conceded own_goals penalties_saved penalties_missed yellow_cards red_cards saves bonus'
    .split(' ')
    .map((key) => [key, 0]),
);

const element = (id: number, more: object = {}) => ({
  id,
  team: 1,
  element_type: 2,
  first_name: 'Ana',
  second_name: 'Paz',
  web_name: 'Paz',
  status: 'a',
  news: '',
  ...more,
});

const fixture = (id: number, more: object = {}) => ({
  id,
  event: 1,
  kickoff_time: '2025-08-15T19:00:00Z',
  started: true,
  finished: true,
  finished_provisional: true,
  minutes: 90,
  team_h: 1,
  team_a: 2,
  team_h_score: 1,
  team_a_score: 0,
  stats: [],
  ...more,
});

const bootstrap = {
  events: [{ id: 1, deadline_time: '2025-08-15T17:30:00Z' }],
  teams: [
    { id: 1, name: 'Uno', short_name: 'UNO' },
    { id: 2, name: 'Dos', short_name: 'DOS' },
  ],
  elements: [element(10), element(11, { element_type: 5 })],
};

type Files = Record<string, string | object>;

function folderOf(files: Files): string {
  const folder = mkdtempSync(join(tmpdir(), 'feed-'));
  folders.push(folder);
  const all = {
    'bootstrap-static.json': bootstrap,
    'fixtures.json': [fixture(1), fixture(2, { team_h: 2, team_a: 1 })],
    ...files,
  };
  for (const [name, content] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  }
  return folder;
}

const read = (files: Files = {}) => readFpl(folderOf(files));
const live = (...elements: object[]) => ({ 'event-1-live.json': { elements } });

const COLUMNS = ['element', 'fixture', 'was_home', ...Object.keys(noStats)];
const csvLine = (values: Record<string, unknown>) => COLUMNS.map((column) => values[column] ?? 0).join(',');
const gw = (...rows: Record<string, unknown>[]) => ({
  'gws/gw1.csv': [
    COLUMNS.join(','),
    ...rows.map((row) => csvLine({ element: 10, fixture: 1, was_home: 'True', ...row })),
  ].join('\n'),
});

describe('live documents', () => {
  it('tells the two fixtures of a double gameweek apart by explain, since stats is their sum', () => {
    const { stats } = read(
      live({
        id: 10,
        stats: { ...noStats, minutes: 150, goals_scored: 2, goals_conceded: 3, yellow_cards: 1 },
        explain: [
          {
            fixture: 1,
            stats: [
              { identifier: 'minutes', value: 90, points: 2 },
              { identifier: 'goals_scored', value: 2, points: 12 },
            ],
          },
          {
            fixture: 2,
            stats: [
              { identifier: 'minutes', value: 60, points: 2 },
              { identifier: 'yellow_cards', value: 1, points: -1 },
            ],
          },
        ],
      }),
    );
    expect(stats).toMatchObject([
      { match_external_id: '1', was_local: true, stats: { minutes: 90, goals: 2, yellow_cards: 0 } },
      { match_external_id: '2', was_local: false, stats: { minutes: 60, goals: 0, yellow_cards: 1 } },
    ]);
  });

  it('takes the whole statistics where there is one fixture: explain leaves out what does not pay', () => {
    const { stats } = read(
      live({ id: 10, stats: { ...noStats, minutes: 90, goals_conceded: 1 }, explain: [{ fixture: 1, stats: [] }] }),
    );
    expect(stats).toMatchObject([{ stats: { minutes: 90, goals_conceded: 1 } }]);
  });

  it('has no row for a player without a fixture, and rejects statistics that name none', () => {
    const idle = { id: 10, stats: noStats, explain: [] };
    const lost = { id: 11, stats: { ...noStats, mng_win: 1 }, explain: [] };
    const { stats, rejected } = read(live(idle, lost));
    expect(stats).toEqual([]);
    expect(rejected.map(({ reason }) => reason)).toEqual([
      'elements[1] (id 11): it has statistics but names no fixture.',
    ]);
  });

  it('gives a manager their own events, and a player none of them', () => {
    const explain = [{ fixture: 1, stats: [] }];
    const { stats } = read(
      live(
        { id: 10, stats: noStats, explain },
        { id: 11, stats: { ...noStats, mng_win: 1, mng_goals_scored: 3 }, explain },
      ),
    );
    expect(stats[0]?.stats.manager).toBeUndefined();
    expect(stats[1]?.stats.manager).toMatchObject({ win: 1, goals: 3, draw: 0 });
  });
});

describe('players', () => {
  it.each([
    ['a', 0],
    ['d', 1],
    ['i', 2],
    ['s', 3],
    ['u', 2],
    ['n', 2],
    ['a word of tomorrow', 1],
  ] as const)('status %s is condition %i, with the note', (status, condition) => {
    const { players } = read({
      'bootstrap-static.json': { ...bootstrap, elements: [element(10, { status, news: 'Nota' })] },
    });
    expect(players).toMatchObject([{ condition, condition_note: 'Nota', full_name: 'Ana Paz', short_name: 'Paz' }]);
  });

  it('has one name where the source has one', () => {
    const { players } = read({
      'bootstrap-static.json': { ...bootstrap, elements: [element(10, { first_name: '', second_name: 'Paz' })] },
    });
    expect(players).toMatchObject([{ full_name: 'Paz' }]);
  });

  it('counts a repeated club or player once, and rejects one who contradicts', () => {
    const [first, second] = bootstrap.teams;
    const { teams, players, duplicates, rejected } = read({
      'bootstrap-static.json': {
        ...bootstrap,
        teams: [first, second, first, { ...second, name: 'Otro' }],
        elements: [element(10), element(10), element(10, { team: 2 })],
      },
    });
    expect([teams.length, players.length]).toEqual([2, 1]);
    expect(duplicates.map(({ table, reason }) => [table, reason])).toEqual([
      ['team', 'teams[2]: it repeats bootstrap-static.json, teams[0].'],
      ['player', 'elements[1]: it repeats bootstrap-static.json, elements[0].'],
    ]);
    expect(rejected.map(({ reason }) => reason)).toEqual([
      'teams[3]: it contradicts bootstrap-static.json, teams[1].',
      'elements[2]: it contradicts bootstrap-static.json, elements[0].',
    ]);
  });

  it('rejects a player of an unknown club', () => {
    const { players, rejected } = read({
      'bootstrap-static.json': { ...bootstrap, elements: [element(10, { team: 9 })] },
    });
    expect(players).toEqual([]);
    expect(rejected).toMatchObject([{ table: 'player', reason: 'elements[0]: no team has the id 9.' }]);
  });
});

describe('fixtures', () => {
  const one = (more: object) => read({ 'fixtures.json': [fixture(1, more)] }).matches[0];
  const toCome = {
    started: false,
    finished: false,
    finished_provisional: false,
    team_h_score: null,
    team_a_score: null,
    minutes: 0,
  };

  it.each<[string, object, object]>([
    ['finished', {}, { estado: 'finalizado', official: true, first_goal: 'local', first_goal_minute: null }],
    ['finished without goals', { team_h_score: 0 }, { first_goal: 'none', first_goal_minute: 0 }],
    ['whistled, not yet official', { finished: false }, { estado: 'finalizado', official: false }],
    [
      'being played',
      { finished: false, finished_provisional: false, minutes: 37 },
      { estado: 'en_vivo', minute: 37, first_goal: null },
    ],
    ['to come', toCome, { estado: 'programado', goals_local: null }],
    [
      'without a kick-off',
      { ...toCome, kickoff_time: null },
      { estado: 'aplazado', kick_off: null, confirmed_time: false },
    ],
    [
      'taken out of its gameweek',
      { ...toCome, kickoff_time: null, event: null },
      { estado: 'aplazado', jornada: null },
    ],
    ['with a date and no gameweek', { ...toCome, event: null }, { estado: 'aplazado', confirmed_time: true }],
  ])('%s', (_name, more, expected) => {
    expect(one(more)).toMatchObject(expected);
  });

  it('counts a repeated one once, and rejects one that contradicts or is between clubs that cannot meet', () => {
    const { matches, duplicates, rejected } = read({
      'fixtures.json': [
        fixture(1),
        fixture(1),
        fixture(1, { team_h_score: 4 }),
        fixture(2, { team_h: 8 }),
        fixture(3, { team_a: 9 }),
        fixture(4, { team_a: 1 }),
      ],
    });
    expect(matches).toHaveLength(1);
    expect(duplicates.map(({ reason }) => reason)).toEqual(['[1]: it repeats fixtures.json, [0].']);
    expect(rejected.map(({ reason }) => reason)).toEqual([
      '[2]: it contradicts fixtures.json, [0].',
      '[3]: no team has the id 8.',
      '[4]: no team has the id 9.',
      '[5]: team 1 plays against itself.',
    ]);
  });
});

describe('season and gameweeks', () => {
  const events = [
    { id: 12, deadline_time: '2026-02-15T17:30:00Z' },
    { id: 1, deadline_time: '2025-08-15T17:30:00Z' },
    { id: 13, deadline_time: '2026-02-22T17:30:00Z' },
  ];
  const COMMUNITY: Files = {
    'teams.csv': 'id,name,short_name\n1,Uno,UNO\n2,Dos,DOS\n',
    'players_raw.csv': [
      'id,team,element_type,first_name,second_name,web_name,known_name,status,news,squad_number',
      '10,1,2,Ana,True,None,Anita,a,,7',
      '11,1,3,Eva,Paz,Paz,,a,"Duda, 50 %",None',
      '12,2,4,Luz,Sol,Sol,,a,,',
    ].join('\n\n'),
    'fixtures.csv': [
      'id,event,kickoff_time,started,finished,finished_provisional,minutes,team_h,team_a,team_h_score,team_a_score',
      '2,12,2026-02-15T19:00:00Z,False,False,False,0,2,1,None,None',
      '1,1,2025-08-15T19:00:00Z,True,False,True,90,1,2,1,0',
    ].join('\n'),
  };
  const community = () => {
    const folder = folderOf(COMMUNITY);
    rmSync(join(folder, 'bootstrap-static.json'));
    rmSync(join(folder, 'fixtures.json'));
    return folder;
  };

  it('are those of the calendar, gameweeks without a fixture among them, whatever its order', () => {
    const { season, jornadas } = read({ 'bootstrap-static.json': { ...bootstrap, events } });
    expect(season).toBe('2025-26');
    expect(jornadas.map(({ number }) => number)).toEqual([1, 12, 13]);
  });

  it('are those of the fixtures where there is no calendar', () => {
    const { season, jornadas, matches, rowsRead } = readFpl(community());
    expect(season).toBe('2025-26');
    expect(jornadas.map(({ number }) => number)).toEqual([1, 12]);
    expect(matches.map(({ estado, official }) => [estado, official])).toEqual([
      ['programado', false],
      ['finalizado', false],
    ]);
    expect(rowsRead).toEqual({ 'teams.csv': 2, 'players_raw.csv': 3, 'fixtures.csv': 2 });
  });

  it('come with players whose words stay words: a name may be True or None', () => {
    expect(readFpl(community()).players).toMatchObject([
      { full_name: 'Anita', short_name: 'None', number: 7, condition_note: null },
      { full_name: 'Eva Paz', number: null, condition_note: 'Duda, 50 %' },
      { full_name: 'Luz Sol', number: null, condition_note: null },
    ]);
  });

  it('are told of by documents of two figures too', () => {
    const files = { 'bootstrap-static.json': { ...bootstrap, events }, 'fixtures.json': [fixture(1, { event: 12 })] };
    const element10 = { id: 10, stats: { ...noStats, minutes: 45 }, explain: [{ fixture: 1, stats: [] }] };
    const { stats } = read({ ...files, 'event-12-live.json': { elements: [element10] } });
    expect(stats).toMatchObject([{ jornada: 12 }]);
  });

  it('have to be named where no date tells them', () => {
    const folder = community();
    writeFileSync(join(folder, 'fixtures.csv'), `${String(COMMUNITY['fixtures.csv']).split('\n')[0]}\n`);
    expect(() => readFpl(folder)).toThrow('no date tells the season: name it, such as "2024-25".');
    expect(readFpl(folder, '2024-25').season).toBe('2024-25');
  });

  it('are not read from players without their clubs', () => {
    const folder = community();
    rmSync(join(folder, 'teams.csv'));
    expect(() => readFpl(folder)).toThrow('the folder has neither bootstrap-static.json nor teams.csv.');
  });
});

describe('CSV gameweeks', () => {
  it('counts an identical row once and rejects a contradicting one with its line', () => {
    const season = read(gw({ minutes: 90 }, { minutes: 90 }, { minutes: 80 }));
    expect(season.stats).toHaveLength(1);
    expect(season.duplicates).toEqual([
      { table: 'player_match', file: 'gws/gw1.csv', line: 3, reason: 'line 3: it repeats gws/gw1.csv, line 2.' },
    ]);
    expect(season.rejected).toEqual([
      { table: 'player_match', file: 'gws/gw1.csv', line: 4, reason: 'line 4: it contradicts gws/gw1.csv, line 2.' },
    ]);
    expect(season.rowsRead['gws/gw1.csv']).toBe(3);
  });

  it('rejects unknown players, unknown fixtures and fixtures of another gameweek', () => {
    const files = { 'fixtures.json': [fixture(1), fixture(3, { event: null })] };
    const { rejected } = read({ ...files, ...gw({ element: 99 }, { fixture: 99 }, { fixture: 3 }) });
    expect(rejected.map(({ reason }) => reason)).toEqual([
      'line 2: no player has the id 99.',
      'line 3: no fixture has the id 99.',
      'line 4: fixture 3 is of gameweek none, not of 1.',
    ]);
  });

  it('prefers the official document of the same gameweek', () => {
    const official = live({ id: 10, stats: { ...noStats, minutes: 45 }, explain: [{ fixture: 1, stats: [] }] });
    const { stats, rowsRead } = read({ ...gw({ minutes: 90 }), ...official });
    expect(stats).toMatchObject([{ stats: { minutes: 45 } }]);
    expect(rowsRead['gws/gw1.csv']).toBeUndefined();
  });
});

describe('broken files (rules R18.4)', () => {
  const broken: [string, Files, string][] = [
    [
      'bad JSON',
      { 'fixtures.json': '[\n  {"id": 1,\n   "event": oops}\n]' },
      'fixtures.json, line 3, column 13: this is not valid JSON.',
    ],
    [
      'JSON cut short',
      { 'fixtures.json': '[{"id": 1,\n"event"' },
      'fixtures.json, line 2, column 8: this is not valid JSON.',
    ],
    ['an empty file', { 'fixtures.json': '' }, 'fixtures.json, line 1, column 1: this is not valid JSON.'],
    ['a list instead of an object', { 'event-1-live.json': [] }, 'event-1-live.json, line 1, at the top: '],
    ['a wrong type', { 'fixtures.json': [fixture(1, { team_h: 'one' })] }, 'fixtures.json, line 1, at [0].team_h: '],
    [
      'a negative score',
      { 'fixtures.json': [fixture(1, { team_h_score: -1 })] },
      'fixtures.json, line 1, at [0].team_h_score: ',
    ],
    [
      'a position of no game',
      { 'bootstrap-static.json': { ...bootstrap, elements: [element(10, { element_type: 6 })] } },
      'bootstrap-static.json, line 1, at elements[0].element_type: ',
    ],
    [
      'a calendar without gameweeks',
      { 'bootstrap-static.json': { ...bootstrap, events: [] } },
      'bootstrap-static.json, line 1, at events: ',
    ],
    [
      'a huge score',
      { 'fixtures.json': `[\n${JSON.stringify(fixture(1, { team_h_score: 999_999_999_999 }))}]` },
      'fixtures.json, line 2, at [0].team_h_score: 999999999999 is not right: write a whole number from 0 to 99.',
    ],
    [
      'a huge id',
      { 'bootstrap-static.json': { ...bootstrap, elements: [element(999_999_999_999)] } },
      'line 1, at elements[0].id: 999999999999 is not right: write a whole number from 1 to 2147483647.',
    ],
    [
      'a gameweek that no league has',
      { 'fixtures.json': [fixture(1, { event: 1001 })] },
      'at [0].event: 1001 is not right: write a whole number from 1 to 1000.',
    ],
    [
      'a kick-off without its zone',
      { 'fixtures.json': [fixture(1, { kickoff_time: '2025-08-15T19:00:00' })] },
      'at [0].kickoff_time: "2025-08-15T19:00:00" is not right: write it in UTC like 2025-08-15T19:00:00Z.',
    ],
    [
      'a kick-off in no year of football',
      { 'fixtures.json': [fixture(1, { kickoff_time: '0000-08-15T19:00:00Z' })] },
      'at [0].kickoff_time: "0000-08-15T19:00:00Z" is not right: the year is from 1850 to 2199.',
    ],
    [
      'a NUL in JSON',
      { 'bootstrap-static.json': { ...bootstrap, elements: [element(10, { web_name: 'P\0z' })] } },
      'line 1, at elements[0].web_name: "P\\u0000z" holds NUL or half a character.',
    ],
    [
      'a huge number in CSV',
      gw({}, { saves: 999_999_999_999 }),
      'gws/gw1.csv, line 3, column saves: "999999999999" is not right: write a whole number from 0 to 99.',
    ],
    ['a NUL in CSV', gw({ minutes: '9\0' }), 'gws/gw1.csv, line 2, byte '],
    ['a ragged row', { 'gws/gw1.csv': `${COLUMNS.join(',')}\n1,2\n` }, 'gws/gw1.csv, line 2: Invalid Record Length'],
    ['an open quote', { 'gws/gw1.csv': `${COLUMNS.join(',')}\n"1,2\n` }, 'gws/gw1.csv'],
    ['a word for a number', gw({}, { minutes: 'many' }), 'gws/gw1.csv, line 3, column minutes: '],
    [
      'a missing column',
      { 'gws/gw1.csv': 'element,fixture\n1,2\n' },
      'gws/gw1.csv, line 2, column minutes: the file has no such column.',
    ],
  ];
  it.each(broken)('%s names the file and the place', (_name, files, message) => {
    const folder = folderOf(files);
    expect(() => readFpl(folder)).toThrow(FeedError);
    expect(() => readFpl(folder)).toThrow(message);
  });

  it('says what a folder lacks', () => {
    const folder = folderOf({});
    rmSync(join(folder, 'fixtures.json'));
    expect(() => readFpl(folder)).toThrow('the folder has neither fixtures.json nor fixtures.csv.');
    rmSync(join(folder, 'bootstrap-static.json'));
    expect(() => readFpl(folder)).toThrow('the folder has neither bootstrap-static.json nor players_raw.csv.');
    expect(() => readFpl(join(folder, 'nowhere'))).toThrow('there is no such folder.');
  });
});
