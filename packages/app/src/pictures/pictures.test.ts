import { describe, expect, it, vi } from 'vitest';
import type { AnyFormation, RankingRow } from '@arma11/core/contract';
import { fitText } from './fitText';
import { lineupSpots } from './lineupSpots';
import { PICTURE } from './pictureSize';
import { rankingRows } from './rankingRows';

/** Every character is half as wide as it is high. */
const measure = (text: string, size: number) => (text.length * size) / 2;
const room = { width: 200, size: 50, least: 20 };

describe('a name on a picture', () => {
  it.each([
    ['Rojas', { text: 'Rojas', size: 50 }],
    ['Fernández G', { text: 'Fernández G', size: 36 }],
    ['Wolfeschlegelsteinhausen', { text: 'Wolfeschlegelsteinh…', size: 20 }],
  ])('%s is written whole and smaller, and only then cut', (text, fitted) => {
    expect(fitText(text, room, measure)).toEqual(fitted);
    expect(measure(fitText(text, room, measure).text, fitted.size)).toBeLessThanOrEqual(room.width);
  });

  it('is cut between whole characters, never inside one', () => {
    const flags = '🇵🇪'.repeat(30);
    expect(fitText(flags, room, measure).text).toMatch(/^(🇵🇪)+…$/u);
  });

  it('is cut between letters where the browser knows no characters', () => {
    vi.stubGlobal('Intl', {});
    expect(fitText('Wolfeschlegelsteinhausen', room, measure).text).toBe('Wolfeschlegelsteinh…');
    vi.unstubAllGlobals();
  });
});

describe('the players of a picture', () => {
  const formations: AnyFormation[] = ['442', '433', '451', '541', '352', '343'];
  it.each(formations)('of a %s have plates that touch neither each other nor the edge', (formation) => {
    const { players, coach } = lineupSpots(formation);
    expect(players).toHaveLength(11);
    for (const { x, plate } of [...players, coach]) {
      expect(plate).toBeGreaterThan(90);
      expect(x - plate / 2).toBeGreaterThanOrEqual(0);
      expect(x + plate / 2).toBeLessThanOrEqual(PICTURE.width);
    }
    for (const one of players)
      for (const other of players) {
        if (one === other || Math.abs(one.y - other.y) > 60) continue;
        expect(Math.abs(one.x - other.x)).toBeGreaterThanOrEqual((one.plate + other.plate) / 2);
      }
  });
});

describe('the rows of a ranking', () => {
  const row = (ins: number) => ({ ins, position: ins }) as RankingRow;
  const rows = Array.from({ length: 50 }, (_, index) => row(index + 1));
  const shown = (me: RankingRow | null) => rankingRows(rows, me).map(({ ins }) => ins);

  it('are the first ten, the own one last where it is further down', () => {
    expect(shown(null)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(shown(row(4))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(shown(row(31))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 31]);
  });
});
