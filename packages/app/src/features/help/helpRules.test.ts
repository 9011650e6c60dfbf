import { describe, expect, it } from 'vitest';
import { arma11Profile, marketCatalogue } from '@arma11/core/domain';
import { alternativeGroups } from './alternativeGroups';
import { awardRanges } from './awardRanges';
import { scoringRows } from './scoringRows';

describe('the help is built from the rules', () => {
  it('prints every line of the scoring table', () => {
    const rows = Object.fromEntries(scoringRows(arma11Profile()).map(({ label, points }) => [label, points]));
    expect(rows).toMatchObject({
      'Minutos jugados: desde 1': [1, 1, 1, 1],
      'Minutos jugados: desde 60': [2, 2, 2, 2],
      Goles: [10, 6, 5, 4],
      'Valla invicta (60 minutos o más)': [4, 4, 1, 0],
      'Atajadas (cada 3)': [1, 0, 0, 0],
    });
  });

  it('names a long run of equal worth by its ends', () => {
    const lines = Object.fromEntries(marketCatalogue.map((market) => [market.kind, alternativeGroups(market)]));
    expect(lines['1x2']).toEqual([
      { answer: 'Local', pts: 3 },
      { answer: 'Empate', pts: 4 },
      { answer: 'Visita', pts: 3 },
    ]);
    expect(lines['marcador']).toEqual([{ answer: '0-0 a 3-3', pts: 8 }]);
  });

  it('shows for how many players each table of prizes holds', () => {
    expect(awardRanges().map(({ from, to, table }) => [from, to, table.map(({ percent }) => percent)])).toEqual([
      [2, 3, [100]],
      [4, 9, [65, 35]],
      [10, 24, [60, 25, 15]],
      [25, 99, [50, 25, 15, 10]],
      [100, null, [30, 18, 12, 9, 7, 6, 5, 5, 4, 4]],
    ]);
  });
});
