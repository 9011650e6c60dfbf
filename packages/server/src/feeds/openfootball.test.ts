import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { FeedMatch, FeedSeason } from './feedShape';
import { readOpenfootball } from './openfootball';
import { sharedData } from './sharedData';

const real = (file: string) => readOpenfootball(join(sharedData('openfootball'), file));

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

function readMatches(matches: object[], options?: { zone?: string }): FeedSeason {
  const folder = mkdtempSync(join(tmpdir(), 'feed-'));
  folders.push(folder);
  const filled = matches.map((match) => ({ round: 'Matchday 1', date: '2025-03-01', time: '15:00', ...match }));
  writeFileSync(join(folder, 'liga.json'), JSON.stringify({ name: 'Liga 2025', matches: filled }, null, 1));
  return readOpenfootball(join(folder, 'liga.json'), options);
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

describe('the real files', () => {
  it('reads every JSON file of the folder', () => {
    const files = readdirSync(sharedData('openfootball')).filter((file) => file.endsWith('.json'));
    const read = files.map((file) => {
      const { season, teams, jornadas, matches, rejected, duplicates } = real(file);
      return [
        file.split('__').at(-1),
        season,
        teams.length,
        jornadas.length,
        matches.length,
        rejected.length + duplicates.length,
      ];
    });
    expect(read).toEqual([
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

  it('reads a league without its last jornada: score {} is a match to come', () => {
    const spain = real('football.json__2024-25__es.1.json');
    expect([count(spain, 'finalizado'), count(spain, 'programado')]).toEqual([370, 10]);
    expect(between(spain, 'Athletic Club', 'FC Barcelona', 38)).toMatchObject({
      kick_off: '2025-05-25T19:00:00.000Z',
      confirmed_time: true,
      goals_local: null,
      official: false,
    });
  });

  it('takes winter and summer time of the competition into account', () => {
    const england = real('football.json__2024-25__en.1.json');
    expect(between(england, 'Manchester United FC', 'Fulham FC')?.kick_off).toBe('2024-08-16T19:00:00.000Z');
    expect(between(england, 'Liverpool FC', 'Leicester City FC')?.kick_off).toBe('2024-12-26T20:00:00.000Z');
    expect(england.notes).toEqual([`Times are read as Europe/London, by the file's name or title.`]);
  });

  it('settles on 90 minutes where extra time and shoot-outs followed', () => {
    const cup = real('worldcup.json__2022__worldcup.json');
    expect(between(cup, 'Argentina', 'France')).toMatchObject({
      kick_off: '2022-12-18T15:00:00.000Z',
      goals_local: 2,
      goals_visit: 2,
      first_goal: 'local',
      first_goal_minute: 23,
      official: true,
    });
    // Both goals of this one fell in extra time.
    expect(between(cup, 'Croatia', 'Brazil')).toMatchObject({ goals_local: 0, goals_visit: 0, first_goal: 'none' });
    expect(between(real('copa-america.json__2024__copa.json'), 'Argentina', 'Colombia')).toMatchObject({
      goals_local: 0,
      goals_visit: 0,
      first_goal: 'none',
      first_goal_minute: 0,
    });
  });

  it('leaves kick-offs unconfirmed where the venues have several zones, and never too late', () => {
    const copa = real('copa-america.json__2024__copa.json');
    expect(between(copa, 'Argentina', 'Canada', 1)).toMatchObject({
      kick_off: '2024-06-21T00:00:00.000Z',
      confirmed_time: false,
    });
    expect(copa.teams[0]).toEqual({ external_id: 'Argentina', name: 'Argentina', short: 'ARG' });
  });

  it('keeps the postponed match of the Libertadores, numbers its rounds in time and names them in Spanish', () => {
    const copa = real('football.json__2025__copa.l.json');
    expect(count(copa, 'aplazado')).toBe(1);
    expect(between(copa, 'CSD Colo-Colo (CHI)', 'Fortaleza EC (BRA)')).toMatchObject({
      estado: 'aplazado',
      kick_off: '2025-04-11T03:00:00.000Z',
      confirmed_time: false,
      official: false,
    });
    expect(copa.jornadas.map(({ name }) => name)).toEqual([
      'Clasificación, ronda 1',
      'Clasificación, ronda 2',
      'Clasificación, ronda 3',
      'Grupos, jornada 1',
      'Grupos, jornada 2',
      'Grupos, jornada 3',
      'Grupos, jornada 4',
      'Grupos, jornada 5',
      'Grupos, jornada 6',
      'Octavos de final',
      'Cuartos de final',
      'Semifinales',
      'Final',
    ]);
    expect(copa.teams).toContainEqual(
      expect.objectContaining({ external_id: 'Club Alianza Lima (PER)', name: 'Club Alianza Lima', short: 'ALI' }),
    );
  });

  it('gives no two clubs of a competition the same short name', () => {
    for (const file of readdirSync(sharedData('openfootball')).filter((one) => one.endsWith('.json'))) {
      const { teams } = real(file);
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
    ['cancelled', { status: 'cancelled' }, { estado: 'cancelado' }],
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

describe('times', () => {
  it.each<[string, object, string | undefined, Partial<FeedMatch>]>([
    [
      'without any zone it is UTC, unconfirmed',
      {},
      undefined,
      { kick_off: '2025-03-01T15:00:00.000Z', confirmed_time: false },
    ],
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
    const season = readMatches([row('W49', '3A/B/C'), row('A', 'A'), row('A', 'B', { status: 'eaten by a dog' })]);
    expect(season.matches).toEqual([]);
    expect(season.rejected.map(({ reason }) => reason)).toEqual([
      'matches[0]: W49 - 3A/B/C are not known yet.',
      'matches[1]: A plays against itself.',
      'matches[2]: the status "eaten by a dog" is not known.',
    ]);
  });

  it('names the place of a value of the wrong type', () => {
    expect(() => readMatches([row('A', 'B'), row('C', 'D', { score: '2-1' })])).toThrow(
      'liga.json, at matches[1].score: ',
    );
    expect(() => readMatches([row('A', 'B', { date: '2025-02-30' })])).toThrow('liga.json, at matches[0].date: ');
  });
});
