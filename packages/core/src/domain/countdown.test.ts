import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countdown } from './countdown';

const ms = (hours: number, minutes: number, seconds = 0) => ((hours * 60 + minutes) * 60 + seconds) * 1000;

describe('countdown', () => {
  it.each([
    ['two days', ms(50, 0), 'date', 'Cierra en 2 días', '2 días', false],
    ['24 h', ms(24, 0), 'date', 'Cierra en 1 día', '1 día', false],
    ['a second under 24 h', ms(23, 59, 59), 'hours', 'Cierra en 23 h 59 min', '23 h 59 min', false],
    ['five hours', ms(5, 12, 59), 'hours', 'Cierra en 5 h 12 min', '5 h 12 min', false],
    ['60 min', ms(1, 0), 'hours', 'Cierra en 1 h 0 min', '1 h 0 min', false],
    ['half a second under 60 min', ms(1, 0) - 500, 'hours', 'Cierra en 1 h 0 min', '1 h 0 min', false],
    ['a second under 60 min', ms(0, 59, 59), 'minutes', 'Cierra en 59 min', '59 min', false],
    ['15 min', ms(0, 15), 'minutes', 'Cierra en 15 min', '15 min', false],
    ['a second under 15 min', ms(0, 14, 59), 'minutes', 'Cierra en 14 min', '14 min', true],
    ['12 min and 40 s', ms(0, 12, 40), 'minutes', 'Cierra en 12 min', '12 min', true],
    ['60 s', ms(0, 1), 'minutes', 'Cierra en 1 min', '1 min', true],
    ['a second under a minute', ms(0, 0, 59), 'minutes', 'Cierra en 59 s', '59 s', true],
    ['nine seconds', ms(0, 0, 9), 'minutes', 'Cierra en 9 s', '9 s', true],
    ['the last millisecond', 1, 'minutes', 'Cierra en 1 s', '1 s', true],
    ['the lock itself', 0, 'closed', 'Cerrado', 'Cerrado', false],
    ['after the lock', -ms(30, 0), 'closed', 'Cerrado', 'Cerrado', false],
  ])('%s', (_, left, kind, text, short, urgent) => expect(countdown(left)).toEqual({ kind, text, short, urgent }));

  it('shows the date it is given from 24 h on, and only then', () => {
    expect(countdown(ms(30, 0), 'jue 11 jun 14:55 H')).toMatchObject({
      text: 'Cierra jue 11 jun 14:55 H',
      short: 'jue 11 jun 14:55 H',
    });
    expect(countdown(ms(3, 0), 'jue 11 jun 14:55 H').text).toBe('Cierra en 3 h 0 min');
  });

  it('never shows more time than there is left, to the minute above one and to the second below', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: ms(24, 0) - 1000 }), (left) => {
        const { short } = countdown(left);
        const of = (unit: string) => Number(new RegExp(`(\\d+) ${unit}\\b`).exec(short)?.[1] ?? 0);
        const ahead = left - ms(of('h'), of('min'), of('s'));
        expect(ahead).toBeGreaterThan(-1000);
        expect(ahead).toBeLessThan(short.endsWith('min') ? 60_000 : 1);
      }),
      { numRuns: 5_000 },
    );
  });
});
