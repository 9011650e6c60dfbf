import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isUsernameAllowed, normaliseUsername, usernameKey } from './username';

describe('usernames that may be taken', () => {
  it.each([
    ['rosa_10', true],
    ['Ñandú', true],
    ['José-María.7', true],
    ['_rosa_', true],
    ['łukasz', true],
    ['a'.repeat(24), true],
    ['a'.repeat(25), false],
    ['rosa', false],
    ['rosa 10', false],
    ['rosa/10', false],
    ['<b>rosa', false],
    ['.....', false],
    ['-_-_-', false],
    ['роса10', false],
    ['rοsa10', false],
    ['rosa١٠', false],
    ['rosa\u200b10', false],
    ['rosa\u202e10', false],
    ['rosa\u00ad10', false],
    ['rosa⚽10', false],
    ['rosa|10', false],
    ['ʀᴏsᴀ10', false],
    ['r̶osa10', false],
    ['', false],
  ])('%j: %s', (username, allowed) => expect(isUsernameAllowed(username)).toBe(allowed));

  it.each([
    'admin1',
    'Admin',
    'ADMlN_',
    'arma11',
    'Arma_Tu_11',
    'armatull',
    'soporte',
    'S0porte',
    's-o-p-o-r-t-e',
    'Verify-User',
    'ＡＤＭＩＮ',
  ])('%j is reserved or reads like a reserved name', (username) =>
    expect(isUsernameAllowed(username)).toBe(username === 'admin1'),
  );
});

describe('username skeleton', () => {
  it.each([
    ['Rosa_10', 'rosa_10'],
    ['ＲＯＳＡ_１０', 'rosa_10'],
    ['rosá_10', 'rosa_10'],
    ['ros\u0061\u0301_10', 'rosá_10'],
    ['paolo', 'pao1o'],
    ['paolo', 'paoIo'],
    ['paolo', 'paoło'],
    ['paolo', 'pa0l0'],
    ['carmen', 'carrnen'],
    ['walter', 'vvalter'],
    ['straße', 'STRASSE'],
    ['İstanbul', 'istanbul'],
    ['ısabel', 'Isabel'],
    ['ﬁdel', 'fidel'],
    ['ſofia', 'sofia'],
    ['  rosa_10 ', 'rosa_10'],
  ])('%j and %j are the same', (a, b) => expect(usernameKey(a)).toBe(usernameKey(b)));

  it.each([
    ['rosa_10', 'rosa_11'],
    ['rosa_10', 'rosa.10'],
    ['rosa10', 'rosas10'],
    ['daniel', 'daniela'],
  ])('%j and %j differ', (a, b) => expect(usernameKey(a)).not.toBe(usernameKey(b)));

  it('of a skeleton is itself, so that it may be computed twice', () => {
    const letters = 'abcdefghilmnorvwAILOMNRVW01_.-ñáéøłıßæ';
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...letters), maxLength: 24 }), (username) => {
        expect(usernameKey(usernameKey(username))).toBe(usernameKey(username));
        expect(normaliseUsername(normaliseUsername(username))).toBe(normaliseUsername(username));
      }),
      { numRuns: 5_000 },
    );
  });

  it('lets no one register a look-alike of a taken name: 2,000 homoglyph and direction pairs, 0 duplicates', () => {
    const lookAlikes: Record<string, string[]> = {
      a: ['а', 'α', 'ɑ', 'ａ', '𝐚', 'á', 'à', 'ạ', 'A', 'А'],
      c: ['с', 'ϲ', 'ｃ', 'ç', 'C', 'С'],
      e: ['е', 'ｅ', 'é', 'ə', 'E', 'Е'],
      i: ['і', 'ı', '1', 'l', 'I', 'í', 'ɩ', 'ｉ', 'Ⅰ'],
      l: ['1', 'I', 'i', 'ł', 'ǀ', 'ӏ', 'ｌ', 'ⅼ'],
      m: ['rn', 'м', 'ｍ', 'ⅿ', 'M', 'М'],
      n: ['п', 'ñ', 'ń', 'ｎ', 'ŋ', 'N'],
      o: ['о', 'ο', '0', 'ø', 'ó', 'ｏ', 'º', 'O', 'О', 'օ'],
      p: ['р', 'ρ', 'þ', 'ｐ', 'P', 'Р'],
      r: ['г', 'ｒ', 'R', 'ř'],
      s: ['ѕ', 'ſ', 'ｓ', 'ś', 'S', 'Ѕ'],
      w: ['vv', 'ѡ', 'ｗ', 'W'],
    };
    const invisible = [
      '\u200b',
      '\u200c',
      '\u200d',
      '\u2060',
      '\ufeff',
      '\u202e',
      '\u2066',
      '\u00ad',
      '\u061c',
      '\u034f',
    ];
    const taken = fc
      .string({ unit: fc.constantFrom(...'acdeilmnoprstuw_7'), minLength: 6, maxLength: 12 })
      .filter(isUsernameAllowed);
    const pair = taken.chain((name) =>
      fc.tuple(
        fc.constant(name),
        fc
          .tuple(
            ...[...name].map((letter) =>
              fc.oneof(
                { weight: 5, arbitrary: fc.constant(letter) },
                { weight: 1, arbitrary: fc.constantFrom(letter, ...(lookAlikes[letter] ?? [])) },
              ),
            ),
          )
          .map((letters) => letters.join('')),
        fc.option(fc.tuple(fc.nat({ max: name.length }), fc.constantFrom(...invisible)), { nil: null, freq: 1 }),
      ),
    );
    let refused = 0;
    let caughtByKey = 0;
    fc.assert(
      fc.property(pair, ([name, disguised, hidden]) => {
        const lookAlike = hidden ? disguised.slice(0, hidden[0]) + hidden[1] + disguised.slice(hidden[0]) : disguised;
        const allowed = isUsernameAllowed(lookAlike);
        if (allowed) expect(usernameKey(lookAlike)).toBe(usernameKey(name));
        if (allowed && lookAlike !== name) caughtByKey += 1;
        if (!allowed) refused += 1;
      }),
      { numRuns: 2_000 },
    );
    expect(Math.min(refused, caughtByKey)).toBeGreaterThan(100);
  });
});
