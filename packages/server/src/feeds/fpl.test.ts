import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { fplProfile, scorePlayer } from '@arma11/core/domain';
import type { FeedSeason } from './feedShape';
import { readFpl } from './fpl';
import { officialPoints } from './officialPoints';
import { sharedData } from './sharedData';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

function copyOf(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'feed-'));
  folders.push(folder);
  cpSync(sharedData(name), folder, { recursive: true });
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

describe('the whole season 2024-25', () => {
  const folder = sharedData('fpl-2024-25');
  const season = readFpl(folder);

  it('gives the official total_points for 27,605 of 27,605 player-matches', () => {
    const official = officialPoints(folder);
    const ours = pointsOf(season);
    const different = [...official].filter(([key, points]) => ours.get(key) !== points);
    expect(different).toEqual([]);
    expect(official.size).toBe(27_605);
    expect(ours.size).toBe(27_605);
  });

  it('gives the same points from a copy whose total_points column is nonsense', () => {
    const copy = copyOf('fpl-2024-25');
    for (const file of readdirSync(join(copy, 'gws'))) {
      const path = join(copy, 'gws', file);
      const [header = '', ...lines] = readFileSync(path, 'utf8').trimEnd().split('\n');
      const column = header.split(',').indexOf('total_points');
      const nonsense = lines.map((line, i) => line.split(',').with(column, `nonsense-${i}`).join(','));
      writeFileSync(path, [header, ...nonsense].join('\n'));
    }
    expect(pointsOf(readFpl(copy))).toEqual(pointsOf(season));
  });

  it('reads 20 clubs, 804 people of whom 20 are coaches, 38 jornadas and 380 finished matches', () => {
    expect(season).toMatchObject({ season: '2024-25', rejected: [], duplicates: [], notes: [] });
    expect(season.teams).toHaveLength(20);
    expect(season.players).toHaveLength(804);
    expect(season.players.filter((player) => player.position === 4)).toHaveLength(20);
    expect(season.jornadas).toHaveLength(38);
    expect(season.jornadas[23]).toEqual({ number: 24, name: 'Jornada 24' });
    expect(season.matches.filter((match) => match.estado === 'finalizado' && match.official)).toHaveLength(380);
  });

  it('keeps one row for each fixture of a double gameweek', () => {
    const perPlayer = new Map<string, number>();
    for (const { player_external_id, jornada } of season.stats) {
      const key = `${player_external_id}:${jornada}`;
      perPlayer.set(key, (perPlayer.get(key) ?? 0) + 1);
    }
    expect([...perPlayer.values()].filter((rows) => rows === 2).length).toBe(season.stats.length - perPlayer.size);
    expect(perPlayer.size).toBeLessThan(season.stats.length);
  });

  it('reads the same from the CSV layout alone as from the official documents', () => {
    const copy = copyOf('fpl-2024-25');
    rmSync(join(copy, 'bootstrap-static.json'));
    rmSync(join(copy, 'fixtures.json'));
    const fromCsv = readFpl(copy);
    const byId = <T extends { external_id: string }>(rows: T[]) => new Map(rows.map((row) => [row.external_id, row]));
    expect(byId(fromCsv.teams)).toEqual(byId(season.teams));
    expect(byId(fromCsv.players)).toEqual(byId(season.players));
    expect(byId(fromCsv.matches)).toEqual(byId(season.matches));
    expect(fromCsv.stats).toEqual(season.stats);
    expect([fromCsv.season, fromCsv.jornadas]).toEqual([season.season, season.jornadas]);
  });
});

describe('live documents of 2022-23', () => {
  const folder = sharedData('fpl-2022-23-raw');
  const season = readFpl(folder);

  it('gives every element the total_points of gameweeks 1 to 4', () => {
    const ours = pointsOf(season);
    let compared = 0;
    for (const gameweek of [1, 2, 3, 4]) {
      const live = JSON.parse(readFileSync(join(folder, `event-${gameweek}-live.json`), 'utf8')) as {
        elements: { id: number; stats: { total_points: number }; explain: { fixture: number }[] }[];
      };
      for (const { id, stats, explain } of live.elements) {
        const sum = explain.reduce((total, { fixture }) => total + (ours.get(`${id}:${fixture}`) ?? NaN), 0);
        expect(`${gameweek}/${id}: ${sum}`).toBe(`${gameweek}/${id}: ${stats.total_points}`);
        compared += 1;
      }
    }
    expect(compared).toBe(573 + 581 + 592 + 594);
    expect(season.stats).toHaveLength(compared);
  });

  it('says for which side a player was listed when the fixture or his club tells, and null otherwise', () => {
    const unknown = season.stats.filter((row) => row.was_local === null);
    expect(unknown.length).toBeGreaterThan(0);
    expect(unknown.length).toBeLessThan(84);
    // Some 20 a week have changed clubs since; whoever of them did something is on the fixture's own lists.
    expect(unknown.filter((row) => row.stats.goals || row.stats.assists || row.stats.saves)).toEqual([]);
  });
});

describe('the start of 2026-27', () => {
  const season = readFpl(sharedData('fpl-2026-27-start'));

  it('rejects the four elements that the older bootstrap does not know, and reads the other 600', () => {
    expect(season.season).toBe('2026-27');
    expect(season.rejected).toHaveLength(4);
    expect(season.rejected[0]).toEqual({
      table: 'player_match',
      file: 'event-1-live.json',
      line: null,
      reason: 'elements[600] (id 601): no player has the id 601.',
    });
    expect(season.stats).toHaveLength(600);
    expect(season.rowsRead['event-1-live.json']).toBe(604);
  });

  it('knows a match whose whistle has gone and whose points are not official yet', () => {
    expect(season.matches[0]).toMatchObject({ estado: 'finalizado', official: false, goals_local: 3 });
    expect(season.matches[1]).toMatchObject({ estado: 'programado', official: false, goals_local: null });
  });

  it('pays defensive contributions: every total agrees with the official one', () => {
    const live = JSON.parse(readFileSync(join(sharedData('fpl-2026-27-start'), 'event-1-live.json'), 'utf8')) as {
      elements: { id: number; stats: { total_points: number } }[];
    };
    const known = new Set(season.players.map((player) => player.external_id));
    const official = live.elements.filter(({ id }) => known.has(String(id)));
    const ours = new Map([...pointsOf(season)].map(([key, points]) => [Number(key.split(':')[0]), points]));
    expect(ours).toEqual(new Map(official.map(({ id, stats }) => [id, stats.total_points])));
  });
});
