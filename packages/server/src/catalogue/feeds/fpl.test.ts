// Long: the same season in each layout of FPL documents.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { dataGaps, fplProfile, scorePlayer } from '@arma11/core/domain';
import { describeRealData } from '../../testing/describeRealData';
import type { FeedSeason } from './feedShape';
import { readFpl } from './fpl';
import { officialPoints } from '../../testing/officialPoints';
import { sample } from '../../testing/feedSample';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

function copyOf(original: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'feed-'));
  folders.push(folder);
  cpSync(original, folder, { recursive: true });
  return folder;
}

/** Points by 'player:match', computed from the events with the official table of the season. */
function pointsOf(season: FeedSeason): Map<string, number> {
  const profile = fplProfile(season.season);
  const position = new Map(season.players.map((player) => [player.external_id, player.position]));
  return new Map(
    season.stats.map(({ player_external_id, match_external_id, stats }) => [
      `${player_external_id}:${match_external_id}`,
      scorePlayer(profile, position.get(player_external_id) ?? 0, stats).points,
    ]),
  );
}

/** What the data gate of rules R15.1 finds in finished matches of these jornadas. */
function gapsOf({ matches, players, stats }: FeedSeason, jornadas: readonly number[]) {
  const known = new Map(players.map((player) => [player.external_id, player]));
  const side = (local: boolean) => (local ? ('local' as const) : ('visit' as const));
  return matches
    .filter(({ estado, jornada }) => estado === 'finalizado' && jornadas.includes(jornada ?? 0))
    .flatMap(({ external_id, local_external_id, goals_local, goals_visit }) => {
      const rows = stats
        .filter(({ match_external_id }) => match_external_id === external_id)
        .map(({ player_external_id, was_local, stats: did }) => {
          const { position, team_external_id } = known.get(player_external_id)!;
          const local = was_local ?? team_external_id === local_external_id;
          return { player: Number(player_external_id), side: side(local), position, stats: did };
        });
      const result = { goals_local: goals_local!, goals_visit: goals_visit!, awarded: false };
      return dataGaps(result, rows).map((gap) => ({ match: external_id, ...gap }));
    });
}

/** The folder's season, read once the group's tests begin: a group that is skipped reads nothing. */
function seasonOf(folder: string): () => FeedSeason {
  let season: FeedSeason | undefined;
  beforeAll(() => {
    season = readFpl(folder);
  });
  return () => season!;
}

interface LiveDocument {
  elements: { id: number; stats: { total_points: number }; explain: { fixture: number }[] }[];
}

const liveOf = (folder: string, gameweek: number) =>
  JSON.parse(readFileSync(join(folder, `event-${gameweek}-live.json`), 'utf8')) as LiveDocument;

/** The rules of a folder that holds a season in both layouts. */
function bothLayouts(folder: string, season: () => FeedSeason): void {
  it('gives the official total_points for every player in every match', () => {
    expect(pointsOf(season())).toEqual(officialPoints(folder));
  });

  it('gives the same points from a copy whose total_points column is nonsense', () => {
    const copy = copyOf(folder);
    for (const file of readdirSync(join(copy, 'gws'))) {
      const path = join(copy, 'gws', file);
      const [header = '', ...lines] = readFileSync(path, 'utf8').trimEnd().split('\n');
      const column = header.split(',').indexOf('total_points');
      const nonsense = lines.map((line, i) => line.split(',').with(column, `nonsense-${i}`).join(','));
      writeFileSync(path, [header, ...nonsense].join('\n'));
    }
    expect(pointsOf(readFpl(copy))).toEqual(pointsOf(season()));
  });

  it('keeps one row for each fixture of a double gameweek', () => {
    const perPlayer = new Map<string, number>();
    for (const { player_external_id, jornada } of season().stats) {
      const key = `${player_external_id}:${jornada}`;
      perPlayer.set(key, (perPlayer.get(key) ?? 0) + 1);
    }
    const doubles = [...perPlayer.values()].filter((rows) => rows === 2).length;
    expect(doubles).toBeGreaterThan(0);
    expect(doubles).toBe(season().stats.length - perPlayer.size);
  });

  it('reads the same from the CSV layout alone as from the official documents', () => {
    const copy = copyOf(folder);
    rmSync(join(copy, 'bootstrap-static.json'));
    rmSync(join(copy, 'fixtures.json'));
    const fromCsv = readFpl(copy);
    const documents = season();
    const byId = <T extends { external_id: string }>(rows: T[]) => new Map(rows.map((row) => [row.external_id, row]));
    expect(byId(fromCsv.teams)).toEqual(byId(documents.teams));
    expect(byId(fromCsv.players)).toEqual(byId(documents.players));
    expect(byId(fromCsv.matches)).toEqual(byId(documents.matches));
    expect(fromCsv.stats).toEqual(documents.stats);
    expect([fromCsv.season, fromCsv.jornadas]).toEqual([documents.season, documents.jornadas]);
  });
}

/** The rules of a folder of live documents: every element's total is the sum of the matches that explain names. */
function liveTotals(folder: string, season: () => FeedSeason, elements: readonly number[]): void {
  it('gives every element the total_points of each gameweek', () => {
    const ours = pointsOf(season());
    const told = elements.map((_, i) => liveOf(folder, i + 1).elements);
    const totals = told.map((live) => live.map(({ id, stats }) => [id, stats.total_points]));
    const sums = told.map((live) =>
      live.map(({ id, explain }) => [
        id,
        explain.reduce((sum, { fixture }) => sum + (ours.get(`${id}:${fixture}`) ?? NaN), 0),
      ]),
    );
    expect(sums).toEqual(totals);
    expect(told.map((live) => live.length)).toEqual(elements);
  });
}

/** The rules of a folder that knows some elements of its live document: their totals are the official ones. */
function knownTotals(folder: string, season: () => FeedSeason): void {
  it('pays defensive contributions: every total agrees with the official one', () => {
    const known = new Set(season().players.map((player) => player.external_id));
    const official = liveOf(folder, 1).elements.filter(({ id }) => known.has(String(id)));
    const ours = new Map([...pointsOf(season())].map(([key, points]) => [Number(key.split(':')[0]), points]));
    expect(ours).toEqual(new Map(official.map(({ id, stats }) => [id, stats.total_points])));
  });
}

describe('a small season in both layouts', () => {
  const folder = sample('fpl-2024-25');
  const season = seasonOf(folder);
  bothLayouts(folder, season);

  it('reads clubs, people, gameweeks and fixtures whole', () => {
    expect(season()).toMatchObject({ competition: 'Premier League', season: '2024-25', notes: [] });
    expect([season().rejected, season().duplicates]).toEqual([[], []]);
    expect(season().teams[1]).toEqual({ external_id: '2', name: 'Real Quebrada', short: 'QUE' });
    expect(season().jornadas).toEqual([1, 2, 3].map((number) => ({ number, name: `Jornada ${number}` })));
    expect(season().players).toHaveLength(32);
    expect(
      season()
        .players.slice(0, 8)
        .map(({ position }) => position),
    ).toEqual([0, 1, 1, 2, 2, 3, 3, 4]);
    expect(season().rowsRead).toEqual({
      'bootstrap-static.json events': 3,
      'bootstrap-static.json teams': 4,
      'bootstrap-static.json elements': 32,
      'fixtures.json': 7,
      'gws/gw1.csv': 28,
      'gws/gw2.csv': 48,
    });
  });

  it('reads what is told of a player, commas and quotes in their note included', () => {
    const [hurt] = season().players.filter(({ external_id }) => external_id === '35');
    expect(hurt).toEqual({
      external_id: '35',
      team_external_id: '3',
      full_name: 'Ugo Camuquí',
      short_name: 'Camuquí',
      position: 2,
      condition: 1,
      condition_note: 'Golpe: 50 %, "por ver"',
      contry: '',
      number: null,
    });
    const fit = season().players[0];
    expect([fit?.condition, fit?.condition_note]).toEqual([0, null]);
  });

  it('reads played fixtures, one to come and one without a gameweek', () => {
    const { matches } = season();
    expect(matches[0]).toEqual({
      external_id: '1',
      jornada: 1,
      local_external_id: '1',
      visit_external_id: '2',
      kick_off: '2024-08-17T14:00:00Z',
      confirmed_time: true,
      estado: 'finalizado',
      minute: null,
      goals_local: 2,
      goals_visit: 0,
      first_goal: 'local',
      first_goal_minute: null,
      official: true,
    });
    expect(matches.map(({ estado }) => estado).slice(5)).toEqual(['programado', 'aplazado']);
    expect(matches[6]).toMatchObject({ jornada: null, kick_off: null });
  });

  it('reads every event of a row by the name of its column, and their side', () => {
    const rowOf = (player: string, match: string) =>
      season().stats.find((row) => row.player_external_id === player && row.match_external_id === match);
    expect(rowOf('41', '4')).toMatchObject({
      jornada: 2,
      was_local: true,
      stats: { minutes: 90, saves: 6, penalties_saved: 1, goals_conceded: 2, clean_sheet: false },
    });
    expect(rowOf('17', '1')?.stats).toMatchObject({ goals: 1, penalties_missed: 1, clean_sheet: true });
    expect(rowOf('22', '3')).toMatchObject({ was_local: true, stats: { own_goals: 1 } });
    expect(rowOf('31', '3')).toMatchObject({ was_local: false, stats: { goals: 1, bonus: 3 } });
    expect(rowOf('14', '1')?.stats).toMatchObject({ assists: 2, yellow_cards: 0 });
    expect(rowOf('33', '2')?.stats).toMatchObject({ red_cards: 1, minutes: 17 });
  });

  it('reads gameweeks in their order, and takes a season that is named before the one that its dates tell', () => {
    const copy = copyOf(folder);
    writeFileSync(join(copy, 'gws', 'gw10.csv'), readFileSync(join(copy, 'gws', 'gw1.csv'), 'utf8').split('\n')[0]!);
    expect(Object.keys(readFpl(copy).rowsRead).filter((file) => file.startsWith('gws/'))).toEqual([
      'gws/gw1.csv',
      'gws/gw2.csv',
      'gws/gw10.csv',
    ]);
    expect(season().stats.map(({ jornada }) => jornada)).toEqual([
      ...Array.from({ length: 28 }, () => 1),
      ...Array.from({ length: 48 }, () => 2),
    ]);
    expect(readFpl(folder, '2023-24').season).toBe('2023-24');
  });

  it('reads files that begin with a byte order mark', () => {
    const copy = copyOf(folder);
    for (const file of ['bootstrap-static.json', 'gws/gw1.csv']) {
      writeFileSync(join(copy, file), `\uFEFF${readFileSync(join(copy, file), 'utf8')}`);
    }
    expect({ ...readFpl(copy), source: 'same' }).toEqual({ ...season(), source: 'same' });
  });
});

describe('small live documents', () => {
  const folder = sample('fpl-2022-23');
  const season = seasonOf(folder);
  liveTotals(folder, season, [16, 16]);

  it('has one row for each player and fixture: two in a double gameweek, none without one', () => {
    const rowsOf = (player: string) => season().stats.filter((row) => row.player_external_id === player);
    expect(rowsOf('22').map(({ match_external_id, stats }) => [match_external_id, stats.minutes])).toEqual([
      ['1', 90],
      ['3', 70],
      ['4', 80],
    ]);
    expect(rowsOf('41').map(({ jornada }) => jornada)).toEqual([1]);
  });

  it('says for which side a player was listed when the fixture or their club tells, and null otherwise', () => {
    const sides = (player: string) =>
      season()
        .stats.filter((row) => row.player_external_id === player)
        .map(({ match_external_id, was_local }) => [match_external_id, was_local]);
    expect(sides('11')).toEqual([
      ['1', true],
      ['4', true],
    ]);
    expect(sides('21')).toEqual([
      ['1', false],
      ['3', true],
      ['4', false],
    ]);
    // Both have changed clubs since; one of them scored in the first fixture, which lists them.
    expect(sides('24')).toEqual([
      ['1', false],
      ['3', null],
      ['4', null],
    ]);
    expect(sides('26')).toEqual([
      ['1', null],
      ['3', null],
      ['4', null],
    ]);
  });
});

describe('the small start of a season', () => {
  const folder = sample('fpl-2026-27');
  const season = seasonOf(folder);
  knownTotals(folder, season);

  it('rejects an element that the older bootstrap does not know, and reads the others', () => {
    expect(season().season).toBe('2026-27');
    expect(season().rejected).toEqual([
      {
        table: 'player_match',
        file: 'event-1-live.json',
        line: null,
        reason: 'elements[6] (id 99): no player has the id 99.',
      },
    ]);
    expect(season().stats).toHaveLength(6);
    expect(season().rowsRead['event-1-live.json']).toBe(7);
  });

  it('knows a match whose whistle has gone and whose points are not official yet', () => {
    expect(season().matches).toMatchObject([
      { estado: 'finalizado', official: false, goals_local: 3 },
      { estado: 'programado', official: false, goals_local: null },
      { estado: 'en_vivo', official: false, minute: 37, goals_visit: 1 },
    ]);
  });

  it('calls a player as they are known, and numbers them as their club does', () => {
    expect(season().players.slice(0, 2)).toMatchObject([
      { full_name: 'Cantutita', number: 1 },
      { full_name: 'Benito Orcón', number: 4 },
    ]);
  });
});

describeRealData('fpl-2024-25', (folder) => {
  const season = seasonOf(folder);
  bothLayouts(folder, season);

  it('reads 20 clubs, 804 people of whom 20 are coaches, 38 jornadas, 380 finished matches and 27,605 rows', () => {
    expect(season()).toMatchObject({ season: '2024-25', rejected: [], duplicates: [], notes: [] });
    expect(season().teams).toHaveLength(20);
    expect(season().players).toHaveLength(804);
    expect(season().players.filter((player) => player.position === 4)).toHaveLength(20);
    expect(season().jornadas).toHaveLength(38);
    expect(season().jornadas[23]).toEqual({ number: 24, name: 'Jornada 24' });
    expect(season().matches.filter((match) => match.estado === 'finalizado' && match.official)).toHaveLength(380);
    expect(season().stats).toHaveLength(27_605);
  });

  it('has statistics that count for money in each of its 380 matches (rules R15.1)', () => {
    expect(
      gapsOf(
        season(),
        Array.from({ length: 38 }, (_, i) => i + 1),
      ),
    ).toEqual([]);
  });
});

describeRealData('fpl-2022-23-raw', (folder) => {
  const season = seasonOf(folder);
  liveTotals(folder, season, [573, 581, 592, 594]);

  it('has statistics that count for money but for three results whose players came later (rules R15.1)', () => {
    expect(gapsOf(season(), [1, 2, 3])).toEqual([]);
    const short = gapsOf(season(), [4]).flatMap((gap) => (gap.gap === 'eleven' ? [[gap.match, gap.players]] : []));
    expect(new Map(short as [string, number][])).toEqual(
      new Map([
        ['32', 0],
        ['38', 0],
        ['40', 0],
      ]),
    );
  });

  it('knows the side of everybody who did something countable', () => {
    const unknown = season().stats.filter((row) => row.was_local === null);
    expect(unknown.length).toBeGreaterThan(0);
    expect(unknown.length).toBeLessThan(84);
    // Some 20 a week have changed clubs since; whoever of them did something is on the fixture's own lists.
    expect(unknown.filter((row) => row.stats.goals || row.stats.assists || row.stats.saves)).toEqual([]);
  });
});

describeRealData('fpl-2026-27-start', (folder) => {
  const season = seasonOf(folder);
  knownTotals(folder, season);

  it('rejects the four elements that the older bootstrap does not know, and reads the other 600', () => {
    expect(season().season).toBe('2026-27');
    expect(season().rejected.map(({ reason }) => reason)).toHaveLength(4);
    expect(season().stats).toHaveLength(600);
    expect(season().rowsRead['event-1-live.json']).toBe(604);
  });
});
