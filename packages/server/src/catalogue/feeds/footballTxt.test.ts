import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { describeRealData } from '../../testing/describeRealData';
import { sample } from '../../testing/feedSample';
import { singleFile } from './feedFiles';
import type { FeedSeason } from './feedShape';
import { readFootballTxt, readOpenfootball } from './openfootball';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

const read = (path: string, zone?: string): FeedSeason => {
  const files = singleFile(path);
  return readFootballTxt(files, files.name, { zone });
};
const text = (content: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'txt-'));
  folders.push(folder);
  const path = join(folder, 'liga.txt');
  writeFileSync(path, content);
  return path;
};

describe('a league in Football.TXT (rules R18.2)', () => {
  it('is read with its dates over New Year, its times, scores and what was put off', () => {
    const { season, competition, matches } = read(sample('liga.txt'), 'America/Lima');
    expect([competition, season]).toEqual(['Liga de la Costa', '2026-27']);
    const told = matches.map(({ external_id, kick_off, estado, goals_local, goals_visit }) => [
      external_id,
      kick_off,
      estado,
      goals_local,
      goals_visit,
    ]);
    expect(told).toEqual([
      ['Matchday 1: Club Garúa - Deportivo Puerto', '2026-12-19T00:30:00.000Z', 'finalizado', 2, 1],
      ['Matchday 2: Deportivo Puerto - Amaru FC', '2027-01-02T20:00:00.000Z', 'finalizado', 0, 1],
      ['Matchday 2: Sillar Unido - Club Garúa', '2027-01-02T21:00:00.000Z', 'programado', null, null],
      ['Matchday 2: Amaru FC - Sillar Unido', '2027-01-03T05:00:00.000Z', 'programado', null, null],
      ['Matchday 1: Amaru FC - Sillar Unido', '2026-12-19T00:30:00.000Z', 'aplazado', null, null],
    ]);
  });

  it('tells its goals as events, an own goal of the side whose player scored it', () => {
    const { events } = read(sample('liga.txt'), 'America/Lima');
    const told = events!.map(({ minute, type, local, player_name }) => [minute, type, local, player_name]);
    expect(told).toEqual([
      [12, 'gol', true, 'Ríos'],
      [45, 'gol_penal', true, 'Ríos'],
      [88, 'autogol', true, 'Paz'],
      [74, 'gol', false, 'Luna'],
    ]);
  });

  it('is refused without a zone, and with the line of what it does not understand', () => {
    expect(() => read(sample('liga.txt'))).toThrow('liga.txt, line 9, at time');
    const broken = '= Liga 2026\n\n▪ Matchday 1\n  Fri Jun 12\n   19:00  Uno FC 2-1\n';
    expect(() => read(text(broken), 'UTC')).toThrow(
      'liga.txt, line 5: this is neither a round, a date, a match nor its goals',
    );
    expect(() => read(text('▪ Matchday 1'), 'UTC')).toThrow('it does not begin with a title');
    expect(() => read(text('= Liga 2026\n▪ Matchday 1\nFri Jun 12\n 19:00 A v B 1-0\n (Ríos 4'), 'UTC')).toThrow(
      'are cut',
    );
  });
});

describe('a cup in Football.TXT', () => {
  it('counts 90 minutes alone, and takes the matchdays of its groups from its head', () => {
    const { matches, jornadas } = read(sample('copa.txt'));
    expect(jornadas.map(({ name }) => name)).toEqual(['Jornada 1', 'Semifinales', 'Final']);
    expect(matches.map(({ kick_off, goals_local, goals_visit }) => [kick_off, goals_local, goals_visit])).toEqual([
      ['2026-06-13T01:00:00.000Z', 2, 0],
      ['2026-06-17T01:00:00.000Z', 2, 1],
      ['2026-06-21T01:00:00.000Z', 0, 0],
    ]);
  });
});

describeRealData('openfootball', (folder) => {
  it('tells of a whole season what the same season tells in JSON', () => {
    const txt = read(join(folder, 'espana__2024-25__1-liga.txt'));
    const json = readOpenfootball(join(folder, 'football.json__2024-25__es.1.json'));
    const key = (season: FeedSeason) =>
      season.matches
        .filter(({ estado }) => estado === 'finalizado')
        .map(({ external_id, kick_off, goals_local, goals_visit }) =>
          [external_id, kick_off, goals_local, goals_visit].join(' '),
        )
        .toSorted();
    const known = new Set(key(json));
    expect(txt.matches).toHaveLength(380);
    // The two were written on different days: the text is the newer.
    expect(key(txt).filter((row) => known.has(row)).length).toBeGreaterThanOrEqual(Math.min(known.size, 300) * 0.95);
  });

  it.each([
    'south-america__brazil__2025_br1.txt',
    'south-america__copa-libertadores__2025_copal.txt',
    'copa-america__2024--usa__copa.txt',
  ])('reads every line of %s', (file) => {
    const { matches, teams } = read(join(folder, file), 'America/Sao_Paulo');
    expect(matches.length).toBeGreaterThanOrEqual(30);
    expect(teams.length).toBeGreaterThanOrEqual(16);
  });
});
