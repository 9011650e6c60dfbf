// Long: every way in which files of this format write results, rounds, times and zones, most of them seen in real ones.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { describeRealData } from '../../testing/describeRealData';
import type { FeedMatch, FeedSeason } from './feedShape';
import { readOpenfootball } from './openfootball';
import { openfootballZone } from './openfootballZone';
import { sample } from '../../testing/feedSample';
import { shortNames } from './shortNames';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

function readMatches(matches: object[], options?: { zone?: string }): FeedSeason {
  const folder = mkdtempSync(join(tmpdir(), 'feed-'));
  folders.push(folder);
  const filled = matches.map((match) => ({ round: 'Matchday 1', date: '2025-03-01', time: '15:00', ...match }));
  writeFileSync(join(folder, 'liga.json'), JSON.stringify({ name: 'Liga 2025', matches: filled }, null, 1));
  return readOpenfootball(join(folder, 'liga.json'), { zone: 'UTC', ...options });
}

const played = (match: object) => readMatches([{ team1: 'Local', team2: 'Visita', ...match }]).matches[0];

const between = (season: FeedSeason, local: string, visit: string, jornada?: number): FeedMatch | undefined =>
  season.matches.find(
    (match) =>
      match.local_external_id === local &&
      match.visit_external_id === visit &&
      (jornada === undefined || match.jornada === jornada),
  );

const count = (season: FeedSeason, estado: FeedMatch['estado']) =>
  season.matches.filter((match) => match.estado === estado).length;

const summaryOf = ({ competition, season, teams, jornadas, matches, rejected, duplicates }: FeedSeason) => [
  competition,
  season,
  teams.length,
  jornadas.length,
  matches.length,
  rejected.length + duplicates.length,
];

describe('the sample files', () => {
  const read = (file: string) => readOpenfootball(sample(`openfootball/${file}`));

  it('reads every kind of file: matches flat or by rounds, clubs, groups of clubs, stadiums', () => {
    const told = readdirSync(sample('openfootball')).map((file) => [file, ...summaryOf(read(file))]);
    expect(told).toEqual([
      ['2022__worldcup.groups.json', 'World Cup', '2022', 5, 0, 0, 0],
      ['2022__worldcup.json', 'World Cup', '2022', 4, 4, 5, 0],
      ['2022__worldcup.stadiums.json', 'World Cup', '2022', 0, 0, 0, 0],
      ['2024-25__es.1.json', 'Spain Primera División', '2024-25', 4, 3, 6, 0],
      ['2024__copa.json', 'Copa América', '2024', 4, 2, 3, 0],
      ['2024__copa.teams.json', 'Copa América', '2024', 4, 0, 0, 0],
      ['2025__copa.l.json', 'Copa Libertadores', '2025', 4, 7, 7, 0],
    ]);
    expect(read('2022__worldcup.stadiums.json').rowsRead).toEqual({ matches: 0, teams: 0, stadiums: 1 });
    expect(read('2022__worldcup.groups.json')).toMatchObject({
      rowsRead: { matches: 0, teams: 5, stadiums: 0 },
      notes: [],
    });
  });

  it('reads a league without its last jornada: score {} is a match to come', () => {
    const league = read('2024-25__es.1.json');
    expect([count(league, 'finalizado'), count(league, 'programado')]).toEqual([4, 2]);
    expect(between(league, 'CD Neblina', 'Salitre CF')).toEqual({
      external_id: 'Matchday 3: CD Neblina - Salitre CF',
      jornada: 3,
      local_external_id: 'CD Neblina',
      visit_external_id: 'Salitre CF',
      kick_off: '2025-05-25T19:00:00.000Z',
      confirmed_time: true,
      estado: 'programado',
      minute: null,
      goals_local: null,
      goals_visit: null,
      first_goal: null,
      first_goal_minute: null,
      official: false,
    });
    expect(league.jornadas).toEqual([1, 2, 3].map((number) => ({ number, name: `Jornada ${number}` })));
  });

  it('takes winter and summer time of the competition into account', () => {
    const league = read('2024-25__es.1.json');
    expect(between(league, 'CD Neblina', 'Real Quebrada')?.kick_off).toBe('2024-08-17T19:30:00.000Z');
    expect(between(league, 'Real Quebrada', 'Salitre CF')?.kick_off).toBe('2024-12-14T15:15:00.000Z');
    expect(league.notes).toEqual([`Times are read as Europe/Madrid, by the file's name or title.`]);
  });

  it('settles on 90 minutes where extra time and shoot-outs followed', () => {
    const cup = read('2022__worldcup.json');
    expect(between(cup, 'Montavia', 'Islaria')).toMatchObject({
      kick_off: '2022-12-18T15:00:00.000Z',
      goals_local: 2,
      goals_visit: 2,
      first_goal: 'local',
      first_goal_minute: 23,
      official: true,
    });
    // Both goals of this one fell in extra time.
    expect(between(cup, 'Islaria', 'Pampania')).toMatchObject({
      goals_local: 0,
      goals_visit: 0,
      first_goal: 'none',
      first_goal_minute: 0,
    });
  });

  it('reads minutes that are written as text', () => {
    expect(between(read('2022__worldcup.json'), 'Pampania', 'Selvania', 1)).toMatchObject({
      first_goal: 'visit',
      first_goal_minute: 45,
    });
  });

  it('reads the minute N of N+M, and goals of one minute by what was added (rules R18.4)', () => {
    const [both] = readMatches([
      {
        team1: 'A',
        team2: 'B',
        score: { ft: [1, 2] },
        goals1: [{ name: 'X', minute: '45+3' }],
        goals2: [
          { name: 'Y', minute: '90+2' },
          { name: 'Z', minute: '45+1' },
        ],
      },
    ]).matches;
    expect(both).toMatchObject({ first_goal: 'visit', first_goal_minute: 45, goals_local: 1, goals_visit: 2 });
  });

  it('leaves kick-offs unconfirmed where the venues have several zones, and never too late', () => {
    const cup = read('2024__copa.json');
    expect(between(cup, 'Pampania', 'Selvania', 1)).toMatchObject({
      kick_off: '2024-06-21T00:00:00.000Z',
      confirmed_time: false,
    });
    expect(cup.notes).toEqual([
      'Times are read as America/New_York and left unconfirmed: the venues have several zones; this is the earliest.',
    ]);
    expect(cup.teams).toEqual([
      { external_id: 'Pampania', name: 'Pampania', short: 'PMP' },
      { external_id: 'Selvania', name: 'Selvania', short: 'SLV' },
      { external_id: 'Montavia', name: 'Montavia', short: 'MTV' },
      { external_id: 'Islaria', name: 'Islaria', short: 'ISL' },
    ]);
  });

  it('keeps the postponed match of a cup, numbers its rounds in time and names them in Spanish', () => {
    const cup = read('2025__copa.l.json');
    expect(between(cup, 'Sporting Ombú (ARG)', 'Deportivo Tumbal (PER)')).toMatchObject({
      jornada: 3,
      estado: 'aplazado',
      kick_off: '2025-04-11T03:00:00.000Z',
      confirmed_time: false,
      official: false,
    });
    expect(cup.jornadas).toEqual(
      [
        'Clasificación, ronda 1',
        'Grupos, jornada 1',
        'Grupos, jornada 2',
        'Octavos de final',
        'Cuartos de final',
        'Semifinales',
        'Final',
      ].map((name, i) => ({ number: i + 1, name })),
    );
    expect(cup.matches[0]).toMatchObject({ jornada: 7 });
  });

  it('tells clubs of one name apart by their country, and gives no two the same short name', () => {
    const { teams } = read('2025__copa.l.json');
    expect(teams).toContainEqual({ external_id: 'Deportivo Tumbal (PER)', name: 'Deportivo Tumbal', short: 'DEP' });
    expect(
      teams.filter(({ name }) => name === 'Sporting Ombú').map(({ external_id, short }) => [external_id, short]),
    ).toEqual([
      ['Sporting Ombú (URU)', 'SPO'],
      ['Sporting Ombú (ARG)', 'SOM'],
    ]);
    expect(read('2024-25__es.1.json').teams.map(({ short }) => short)).toEqual(['NEB', 'REA', 'SAL', 'NER']);
  });
});

describeRealData('openfootball', (folder) => {
  const files = () => readdirSync(folder).filter((file) => file.endsWith('.json'));
  const read = (file: string) => readOpenfootball(join(folder, file));

  it('reads every JSON file of the folder', () => {
    expect(files().map((file) => [file.split('__').at(-1), ...summaryOf(read(file)).slice(1)])).toEqual([
      ['copa.json', '2024', 16, 7, 32, 0],
      ['copa.teams.json', '2024', 16, 0, 0, 0],
      ['en.1.json', '2024-25', 20, 38, 380, 0],
      ['es.1.json', '2024-25', 20, 38, 380, 0],
      ['br.1.json', '2025', 20, 38, 380, 0],
      ['copa.l.json', '2025', 47, 13, 155, 0],
      ['worldcup.groups.json', '2022', 32, 0, 0, 0],
      ['worldcup.json', '2022', 32, 18, 64, 0],
      ['worldcup.stadiums.json', '2022', 0, 0, 0, 0],
    ]);
  });

  it('knows when well-known matches began, and how they ended after 90 minutes', () => {
    const spain = read('football.json__2024-25__es.1.json');
    expect([count(spain, 'finalizado'), count(spain, 'programado')]).toEqual([370, 10]);
    expect(between(spain, 'Athletic Club', 'FC Barcelona', 38)?.kick_off).toBe('2025-05-25T19:00:00.000Z');
    const england = read('football.json__2024-25__en.1.json');
    expect(between(england, 'Manchester United FC', 'Fulham FC')?.kick_off).toBe('2024-08-16T19:00:00.000Z');
    expect(between(england, 'Liverpool FC', 'Leicester City FC')?.kick_off).toBe('2024-12-26T20:00:00.000Z');
    const world = read('worldcup.json__2022__worldcup.json');
    expect(between(world, 'Argentina', 'France')).toMatchObject({
      goals_local: 2,
      goals_visit: 2,
      first_goal: 'local',
    });
    expect(between(world, 'Croatia', 'Brazil')).toMatchObject({ goals_local: 0, goals_visit: 0, first_goal: 'none' });
    const america = read('copa-america.json__2024__copa.json');
    expect(between(america, 'Argentina', 'Colombia')).toMatchObject({ goals_local: 0, first_goal_minute: 0 });
    expect(between(america, 'Argentina', 'Canada', 1)?.kick_off).toBe('2024-06-21T00:00:00.000Z');
    const libertadores = read('football.json__2025__copa.l.json');
    expect(count(libertadores, 'aplazado')).toBe(1);
    expect(between(libertadores, 'CSD Colo-Colo (CHI)', 'Fortaleza EC (BRA)')?.kick_off).toBe(
      '2025-04-11T03:00:00.000Z',
    );
  });

  it('gives no two clubs of a competition the same short name', () => {
    for (const file of files()) {
      const { teams } = read(file);
      expect(new Set(teams.map((team) => team.short)).size).toBe(teams.length);
      expect(teams.filter((team) => !/^[A-Z0-9]{3}$/.test(team.short))).toEqual([]);
    }
  });
});

describe('every way to write a result', () => {
  const goals = (...minutes: number[]) => minutes.map((minute) => ({ name: 'X', minute }));
  it.each<[string, object, Partial<FeedMatch>]>([
    ['ft alone', { score: { ft: [2, 1] } }, { estado: 'finalizado', goals_local: 2, goals_visit: 1, first_goal: null }],
    ['one side scored: it scored first', { score: { ft: [0, 2] } }, { first_goal: 'visit', first_goal_minute: null }],
    ['ft beside et', { score: { ft: [2, 2], et: [3, 2] } }, { goals_local: 2, goals_visit: 2, official: true }],
    ['a win in extra time', { score: { ft: [2, 2], et: [3, 2] } }, { advances: 'local' }],
    ['a second match: the goals of extra time decide', { score: { ft: [2, 1], et: [2, 2] } }, { advances: 'visit' }],
    ['penalties', { score: { ft: [1, 1], et: [1, 1], p: [3, 4] } }, { advances: 'visit' }],
    ['90 minutes alone, of one match or of two', { score: { ft: [2, 1] } }, { advances: null }],
    ['a bare list', { score: [1, 0] }, { estado: 'finalizado', goals_local: 1, goals_visit: 0, official: true }],
    ['an empty list', { score: [] }, { estado: 'programado', goals_local: null }],
    ['no score', {}, { estado: 'programado', goals_local: null }],
    ['a null score', { score: null }, { estado: 'programado' }],
    ['half time alone', { score: { ht: [1, 0] } }, { estado: 'en_vivo', goals_local: 1, official: false }],
    [
      'et and p alone',
      { score: { et: [2, 2], p: [4, 3] } },
      { estado: 'finalizado', goals_local: null, official: false },
    ],
    ['p alone', { score: { p: [4, 3] } }, { estado: 'finalizado', goals_local: null, official: false }],
    [
      'et alone with every goal: 90 minutes are counted',
      { score: { et: [2, 1] }, goals1: goals(10, 99), goals2: goals(50) },
      { goals_local: 1, goals_visit: 1, first_goal: 'local', first_goal_minute: 10, official: true },
    ],
    [
      'a goal in added time is a goal of its half',
      {
        score: { ft: [1, 1] },
        goals1: [{ name: 'X', minute: 45, offset: 3 }],
        goals2: [{ name: 'Y', minute: 45, offset: 1 }],
      },
      { first_goal: 'visit', first_goal_minute: 45 },
    ],
    [
      'two goals in the same minute: nobody knows which was first',
      { score: { ft: [1, 1] }, goals1: goals(9), goals2: goals(9) },
      { first_goal: null, first_goal_minute: 9 },
    ],
    [
      'a list that lacks goals says nothing of the first',
      { score: { ft: [2, 1] }, goals1: goals(80), goals2: [] },
      { first_goal: null, first_goal_minute: null },
    ],
    ['postponed', { status: 'postponed', score: {} }, { estado: 'aplazado' }],
    ['postponed, and played since', { status: 'postponed', score: { ft: [1, 0] } }, { estado: 'finalizado' }],
    [
      'abandoned',
      { status: 'abandoned', score: { ft: [1, 0] } },
      { estado: 'suspendido', goals_local: null, official: false },
    ],
    ['awarded', { status: 'awarded', score: { ft: [3, 0] } }, { estado: 'suspendido', goals_local: null }],
    ['suspended', { status: 'suspended' }, { estado: 'suspendido' }],
    ['a walkover', { status: 'walkover' }, { estado: 'suspendido' }],
    ['cancelled', { status: 'cancelled' }, { estado: 'cancelado' }],
    ['canceled, in capitals', { status: 'CANCELED' }, { estado: 'cancelado' }],
    ['annulled', { status: 'annulled' }, { estado: 'anulado' }],
    ['void', { status: 'void' }, { estado: 'anulado' }],
    [
      'a goal of the 90th minute counts, whatever the order of the list',
      { score: { et: [2, 1] }, goals1: goals(95, 90), goals2: goals(50) },
      { goals_local: 1, goals_visit: 1, first_goal: 'visit', first_goal_minute: 50 },
    ],
    [
      'et alone with a goal missing: the 90 minutes are not told',
      { score: { et: [2, 1] }, goals1: goals(10), goals2: goals(50) },
      { estado: 'finalizado', goals_local: null, official: false },
    ],
    [
      'goals in any order of the list',
      { score: { ft: [2, 1] }, goals1: goals(70, 20), goals2: goals(30) },
      { first_goal: 'local', first_goal_minute: 20 },
    ],
    [
      'the home side’s list lacks a goal',
      { score: { ft: [2, 1] }, goals1: goals(80), goals2: goals(70) },
      { first_goal: null, first_goal_minute: null },
    ],
    [
      'the visitors’ list lacks a goal',
      { score: { ft: [1, 2] }, goals1: goals(70), goals2: goals(80) },
      { first_goal: null, first_goal_minute: null },
    ],
  ])('%s', (_name, match, expected) => {
    expect(played(match)).toMatchObject(expected);
  });

  it('notes the match whose 90 minutes are not told', () => {
    const { notes } = readMatches([{ team1: 'A', team2: 'B', score: { p: [4, 3] } }]);
    expect(notes).toContain(
      'matches[0]: the score after 90 minutes is not told; the match is finished without a result.',
    );
  });
});

describe('rounds', () => {
  const inRounds = (...rounds: string[]) =>
    readMatches(rounds.map((round, i) => ({ round, date: `2025-03-0${i + 1}`, team1: 'A', team2: `B${i}` }))).jornadas;

  it.each([
    ['Matchday 7', 7, 'Jornada 7'],
    ['Round 3', 3, 'Jornada 3'],
    ['Round of 32', 1, 'Dieciseisavos de final'],
    ['Finals, Round of 16', 1, 'Octavos de final'],
    ['Quarter-final', 1, 'Cuartos de final'],
    ['Semifinals', 1, 'Semifinales'],
    ['Match for third place', 1, 'Tercer puesto'],
    ['Third-place play-off', 1, 'Tercer puesto'],
    ['Finals, Final', 1, 'Final'],
    ['Group, Matchday 4', 1, 'Grupos, jornada 4'],
    ['Qualifying, Round 2', 1, 'Clasificación, ronda 2'],
    ['Liguilla Norte', 1, 'Liguilla Norte'],
  ])('%s is jornada %i, %s', (round, number, name) => {
    expect(inRounds(round)).toEqual([{ number, name }]);
  });

  it('are told in the order of their numbers', () => {
    expect(inRounds('Matchday 12', 'Matchday 2').map(({ number }) => number)).toEqual([2, 12]);
  });

  it('without a number follow the numbered ones', () => {
    expect(inRounds('Final', 'Matchday 2').map(({ number, name }) => [number, name])).toEqual([
      [2, 'Jornada 2'],
      [3, 'Final'],
    ]);
  });

  it('begin with their first match, wherever the file has it', () => {
    const match = (round: string, date: string, team2: string) => ({ round, date, team1: 'A', team2 });
    const { jornadas } = readMatches([
      match('Ida', '2025-03-09', 'B'),
      match('Vuelta', '2025-03-05', 'B'),
      match('Ida', '2025-03-01', 'C'),
    ]);
    expect(jornadas.map(({ name }) => name)).toEqual(['Ida', 'Vuelta']);
  });

  it('are the group, or the competition itself, where a match names none', () => {
    const { jornadas, matches } = readMatches([
      { round: undefined, group: 'Grupo A', team1: 'A', team2: 'B' },
      { round: undefined, date: '2025-03-02', team1: 'C', team2: 'D' },
    ]);
    expect(jornadas.map(({ name }) => name)).toEqual(['Grupo A', 'Liga 2025']);
    expect(matches.map(({ external_id }) => external_id)).toEqual(['Grupo A: A - B', 'Liga 2025: C - D']);
  });
});

describe('the season and the name', () => {
  const readNamed = (name: string, ...dates: string[]) => {
    const folder = mkdtempSync(join(tmpdir(), 'feed-'));
    folders.push(folder);
    const matches = dates.map((date, i) => ({ round: 'Final', date, team1: 'A', team2: `B${i}` }));
    writeFileSync(join(folder, 'liga.json'), JSON.stringify({ name, matches }));
    const { season, competition } = readOpenfootball(join(folder, 'liga.json'), { zone: 'UTC' });
    return [season, competition];
  };

  it.each([
    ['Liga 2025', '2025', 'Liga'],
    ['Liga 2024/25', '2024-25', 'Liga'],
    ['Liga 2024-2025', '2024-25', 'Liga'],
    ['Liga', '2031', 'Liga'],
  ])('of "%s" are %s and %s', (title, season, competition) => {
    expect(readNamed(title, '2032-01-03', '2031-10-02')).toEqual([season, competition]);
  });
});

describe('the zone of a file', () => {
  it.each([
    ['en.1.json', 'Europe/London'],
    ['English Premier League 2025/26', 'Europe/London'],
    ['2025-26__es.2.json', 'Europe/Madrid'],
    ['Spain Primera Division 2025/26', 'Europe/Madrid'],
    ['de.1.json', 'Europe/Berlin'],
    ['it.1.json', 'Europe/Rome'],
    ['fr.1.json', 'Europe/Paris'],
    ['ar.1.json', 'America/Argentina/Buenos_Aires'],
    ['br.1.json', 'America/Sao_Paulo'],
    ['Brasileiro Série A 2025', 'America/Sao_Paulo'],
    ['co.1.json', 'America/Bogota'],
    ['pe.1.json', 'America/Lima'],
    ['copa.l.json', 'America/Sao_Paulo'],
    ['Copa Libertadores 2026', 'America/Sao_Paulo'],
    ['worldcup.json__2022__worldcup.json', 'Asia/Qatar'],
    ['World Cup 2022', 'Asia/Qatar'],
  ])('%s is %s, for certain', (text, zone) => {
    expect(openfootballZone(text)).toMatchObject({ zone, certain: true });
  });

  it('is not known where neither the name nor the title tells it: nothing is guessed (rules R18.4)', () => {
    expect(openfootballZone('Liga de barrio')).toEqual({ zone: null, certain: false, note: null });
  });
});

describe('short names', () => {
  it.each([
    [['FC Ñandú'], ['NAN']],
    [
      ['Club de la Ría', 'Ría Alta'],
      ['LRI', 'RIA'],
    ],
    [['Cálamo'], ['CAL']],
    [['Club CF'], ['CLU']],
    [
      ['AC', 'AC Sol'],
      ['AC1', 'SOL'],
    ],
    [
      ['Sol Uno', 'Sol Dos', 'Sol Tres'],
      ['SOL', 'SDO', 'STR'],
    ],
    [
      ['Sol Día', 'Sol Duna', 'Sol Dalia', 'Sol D'],
      ['SOL', 'SDU', 'SDA', 'SOD'],
    ],
    [
      ["O'Higgins", 'O.B.'],
      ['OHI', 'OB1'],
    ],
    [
      ['Sol', 'Sol (PER)'],
      ['SOL', 'SO1'],
    ],
  ])('of %j are %j', (names, short) => {
    expect([...shortNames(names).values()]).toEqual(short);
  });

  it('leave out those that are taken', () => {
    expect([...shortNames(['Sol Día'], ['SOL']).values()]).toEqual(['SDI']);
    expect([...shortNames(['Solar Dama'], ['SOL', 'SDA']).values()]).toEqual(['SOD']);
  });
});

describe('times', () => {
  it.each<[string, object, string | undefined, Partial<FeedMatch>]>([
    [
      'with the zone given it is confirmed',
      {},
      'America/Lima',
      { kick_off: '2025-03-01T20:00:00.000Z', confirmed_time: true },
    ],
    [
      'with its own offset',
      { time: '13:00 UTC-6' },
      'America/Lima',
      { kick_off: '2025-03-01T19:00:00.000Z', confirmed_time: true },
    ],
    [
      'with half an hour in the offset',
      { time: '13:00 UTC+5:30' },
      undefined,
      { kick_off: '2025-03-01T07:30:00.000Z' },
    ],
    ['with half an hour behind', { time: '13:00 UTC-3:30' }, undefined, { kick_off: '2025-03-01T16:30:00.000Z' }],
    ['with an hour of one figure', { time: '9:05' }, 'America/Lima', { kick_off: '2025-03-01T14:05:00.000Z' }],
    [
      'across the change of the clocks',
      { date: '2025-03-30', time: '01:30' },
      'Europe/Madrid',
      { kick_off: '2025-03-30T00:30:00.000Z' },
    ],
    ['with a dot', { time: '21.30' }, 'Europe/Madrid', { kick_off: '2025-03-01T20:30:00.000Z' }],
    [
      'a day alone opens at midnight',
      { time: null },
      'America/Lima',
      { kick_off: '2025-03-01T05:00:00.000Z', confirmed_time: false },
    ],
    [
      'a word instead',
      { time: 'TBD' },
      'America/Lima',
      { kick_off: '2025-03-01T05:00:00.000Z', confirmed_time: false },
    ],
  ])('%s', (_name, match, zone, expected) => {
    const season = readMatches([{ team1: 'A', team2: 'B', ...match }], zone ? { zone } : {});
    expect(season.matches[0]).toMatchObject(expected);
  });

  const unzoned = (match: object) => () => readMatches([{ team1: 'A', team2: 'B', ...match }], { zone: undefined });

  it('without any zone are refused with file, line, field and value (rules R18.4)', () => {
    expect(unzoned({})).toThrow(
      'liga.json, line 7, at matches[0].time: "15:00" is not right: nothing tells the time zone of this kick-off; import with --zone, such as --zone America/Lima.',
    );
    expect(unzoned({ time: null })).toThrow(
      'liga.json, line 6, at matches[0].date: "2025-03-01" is not right: nothing',
    );
    expect(unzoned({ time: '15:00 UTC-5' })().matches[0]).toMatchObject({ kick_off: '2025-03-01T20:00:00.000Z' });
  });

  it.each(['25:00', '8:00 pm', '15:00 UTC+99', '15:00 UTC+5:99'])('%j is refused, not taken for midnight', (time) => {
    expect(() => readMatches([{ team1: 'A', team2: 'B', time }])).toThrow(`matches[0].time: "${time}" is not right`);
  });

  it('refuses a file that does not exist', () => {
    expect(() => readOpenfootball('/nowhere/liga.json')).toThrow('liga.json: there is no such file.');
  });

  it('refuses a zone that does not exist', () => {
    expect(() => readMatches([], { zone: 'Lima' })).toThrow('"Lima" is not a time zone');
  });
});

describe('rows that cannot be taken', () => {
  const row = (team1: string, team2: string, more: object = {}) => ({ team1, team2, ...more });

  it('counts a repeated match once and rejects a contradicting one', () => {
    const season = readMatches([row('A', 'B'), row('A', 'B'), row('A', 'B', { score: { ft: [1, 0] } })]);
    expect(season.matches).toHaveLength(1);
    expect(season.duplicates.map(({ reason }) => reason)).toEqual(['matches[1]: it repeats liga.json, matches[0].']);
    expect(season.rejected.map(({ reason }) => reason)).toEqual(['matches[2]: it contradicts liga.json, matches[0].']);
  });

  it('prefers the played match to the postponed one that it replaces', () => {
    const season = readMatches([
      row('A', 'B', { status: 'postponed' }),
      row('A', 'B', { date: '2025-04-01', score: [2, 0] }),
    ]);
    expect(season.matches).toMatchObject([{ estado: 'finalizado', goals_local: 2 }]);
  });

  it('rejects sides that are not known yet, a club against itself and unknown words', () => {
    const season = readMatches([
      row('L50', 'B'),
      row('A', '2B'),
      row('A', '3A/B/C'),
      row('A', 'A'),
      row('A', 'B', { status: 'eaten by a dog' }),
    ]);
    expect(season.matches).toEqual([]);
    expect(season.rejected.map(({ reason }) => reason)).toEqual([
      'matches[0]: L50 - B are not known yet.',
      'matches[1]: A - 2B are not known yet.',
      'matches[2]: A - 3A/B/C are not known yet.',
      'matches[3]: A plays against itself.',
      'matches[4]: the status "eaten by a dog" is not known.',
    ]);
  });

  it('keeps the code of a club that is named with it once', () => {
    const { teams } = readMatches([row('A', 'Valle')]);
    expect(teams.map(({ short }) => short)).toEqual(['A1', 'VAL']);
    const coded = readMatches([
      { team1: { name: 'Valle', code: 'VLL' }, team2: 'Sol' },
      { date: '2025-03-02', team1: 'Valle', team2: 'Solar' },
    ]);
    expect(coded.teams.map(({ short }) => short)).toEqual(['VLL', 'SOL', 'SOA']);
    const taken = readMatches([{ team1: 'Sol', team2: { name: 'Valle', code: 'SOL' } }]);
    expect(taken.teams.map(({ short }) => short)).toEqual(['SO1', 'SOL']);
  });

  it('names the place of a match of a round', () => {
    const folder = mkdtempSync(join(tmpdir(), 'feed-'));
    folders.push(folder);
    const rounds = [{ name: 'Final', matches: [{ date: '2025-03-01', team1: 'A', team2: 'A' }] }];
    writeFileSync(join(folder, 'copa.json'), JSON.stringify({ name: 'Copa', rounds }));
    expect(readOpenfootball(join(folder, 'copa.json'), { zone: 'UTC' }).rejected).toMatchObject([
      { reason: 'rounds[0].matches[0]: A plays against itself.' },
    ]);
  });

  it.each<[string, object, string]>([
    ['a huge score', { score: { ft: [999_999_999_999, 0] } }, 'at matches[0].score'],
    ['a huge minute', { goals1: [{ minute: 999_999_999_999 }] }, 'at matches[0].goals1[0].minute: 999999999999 is'],
    ['a minute that is none', { goals1: [{ minute: '90+x' }] }, 'at matches[0].goals1[0].minute: "90+x" is not right'],
    ['a huge round', { round: 'Matchday 999999999999' }, 'at matches[0].round: "Matchday 999999999999" is not right'],
    ['a year of no football', { date: '0000-03-01' }, 'at matches[0].date: "0000-03-01" is not right: the year is'],
    ['a NUL', { team1: 'A\0' }, 'at matches[0].team1: "A\\u0000" holds NUL'],
  ])('refuses %s with its place and value (rules R18.4)', (_name, match, message) => {
    expect(() => readMatches([row('A', 'B', match)])).toThrow(message);
  });

  it('names the place of a value of the wrong type', () => {
    expect(() => readMatches([row('A', 'B'), row('C', 'D', { score: '2-1' })])).toThrow(
      'liga.json, line 17, at matches[1].score: ',
    );
    expect(() => readMatches([row('A', 'B', { date: '2025-02-30' })])).toThrow(
      'liga.json, line 6, at matches[0].date: ',
    );
  });
});
