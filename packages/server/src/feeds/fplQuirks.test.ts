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

  it('gives a manager his own events, and a player none of them', () => {
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
  ] as const)('status %s is condition %i, with the note', (status, condition) => {
    const { players } = read({
      'bootstrap-static.json': { ...bootstrap, elements: [element(10, { status, news: 'Nota' })] },
    });
    expect(players).toMatchObject([{ condition, condition_note: 'Nota', full_name: 'Ana Paz', short_name: 'Paz' }]);
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
  ])('%s', (_name, more, expected) => {
    expect(one(more)).toMatchObject(expected);
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

describe('broken files', () => {
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
    ['a list instead of an object', { 'event-1-live.json': [] }, 'event-1-live.json, at the top: '],
    ['a wrong type', { 'fixtures.json': [fixture(1, { team_h: 'one' })] }, 'fixtures.json, at [0].team_h: '],
    [
      'a negative score',
      { 'fixtures.json': [fixture(1, { team_h_score: -1 })] },
      'fixtures.json, at [0].team_h_score: ',
    ],
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
