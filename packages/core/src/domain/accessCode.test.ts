import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accessCodeAlphabet, formatAccessCode, generateAccessCode, normaliseAccessCode } from './accessCode';

describe('access code', () => {
  it.each([
    ['ABCDEFGHJK', 'ABCDEFGHJK'],
    ['abcde-fghjk', 'ABCDEFGHJK'],
    [' AbCdE FgHjK ', 'ABCDEFGHJK'],
    ['abcde–fghjk', 'ABCDEFGHJK'],
    ['A2B3C\u00a0D4E5F', 'A2B3CD4E5F'],
    ['2BCDEFGHJK', null],
    ['ABCDEFGHJ', null],
    ['ABCDEFGHJKM', null],
    ['ABCDEFGHJ0', null],
    ['ABCDEFGHJO', null],
    ['ABCDEFGHJI', null],
    ['ABCDEFGHJ1', null],
    ['ABCDEFGHJL', null],
    ['ABCDE_FGHJK', null],
    ['ABCDEFGHJß', null],
    ['311', null],
    ['', null],
  ])('%j is the code %j', (input, code) => expect(normaliseAccessCode(input)).toBe(code));

  it('is shown as ABCDE-FGHJK', () => expect(formatAccessCode('ABCDEFGHJK')).toBe('ABCDE-FGHJK'));

  it('asks its random source once per character, first for a letter', () => {
    const limits: number[] = [];
    const code = generateAccessCode((limit) => limits.push(limit) && limit - 1);
    expect(code).toBe('Z999999999');
    expect(limits).toEqual([23, ...Array.from({ length: 9 }, () => 31)]);
    expect(new Set(accessCodeAlphabet).size).toBe(31);
  });

  it('that is generated reads back from what is shown, in any case', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 10, maxLength: 10 }), (numbers) => {
        let next = 0;
        const code = generateAccessCode((limit) => (numbers[next++] ?? 0) % limit);
        expect(normaliseAccessCode(formatAccessCode(code).toLowerCase())).toBe(code);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([31, -1, 0.5, Number.NaN])('refuses a random source that gives %d', (wrong) => {
    expect(() => generateAccessCode(() => wrong)).toThrow('must give an integer');
  });
});
