import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeReturnPath } from './safeReturnPath';

describe('return path', () => {
  it.each([
    '/play',
    '/play/',
    '/play/quest',
    '/compe/sala/ins?price=50&league=pe-liga1-2026',
    '/compe/sala/311/ranking',
    '/casual/sala/8123',
    '/predi/sala-join?code=ABCDEFGHJK&predi=1',
    '/users/profile/',
    '/users/profile/rosa_10',
    '/partners/console?invitacion=cZckudntKzq2yMimw8gas1SvZdjHYjFdwqJY2QzTye8',
  ])('goes back to %s', (from) => expect(safeReturnPath(from)).toBe(from));

  it.each([
    ['nothing', null],
    ['nothing at all', undefined],
    ['an empty text', ''],
    ['the landing', '/'],
    ['a page that is not ours', '/evil'],
    ['the services', '/services/users/get-data/'],
    ['a room that only begins like one', '/player'],
    ['a page of an invented partner', '/partners/'],
    ['another site', 'https://evil.example/play'],
    ['another site without scheme', '//evil.example/play'],
    ['a backslash for a slash', '/\\evil.example'],
    ['a backslash later', '/play\\..\\..\\evil'],
    ['a newline between slashes', '/\n/evil.example'],
    ['a tab between slashes', '/\t/evil.example'],
    ['dots that normalise to two slashes', '/..//evil.example'],
    ['encoded dots that normalise to two slashes', '/play/%2e%2e//evil.example'],
    ['two slashes inside', '/play//evil.example'],
    ['two slashes in the query', '/play?next=//evil.example'],
    ['dots that leave the room', '/play/../evil'],
    ['encoded dots that leave the room', '/play/%2E%2e/evil'],
    ['a script', 'javascript:alert(1)'],
    ['a path without its slash', 'play'],
    ['a space', '/play/ x'],
    ['a space before', ' /play'],
    ['a no-break space', '/play/\u00a0x'],
    ['DEL', '/play/\u007f'],
    ['NUL', '/play/\u0000'],
    ['a C1 control', '/play/\u0085'],
    ['513 characters', `/play/${'a'.repeat(507)}`],
    ['a long path that normalises to a short one', `/play/${'a/../'.repeat(150)}`],
    ['what encodes to more than 512 characters', `/play/${'ñ'.repeat(200)}`],
    ['another case', '/PLAY'],
  ])('refuses %s', (_, from) => expect(safeReturnPath(from)).toBe('/play'));

  it('keeps 512 characters, normalises dots within the site and drops the fragment', () => {
    const longest = `/play/${'a'.repeat(506)}`;
    expect(safeReturnPath(longest)).toBe(longest);
    expect(safeReturnPath('/play/../predi/salas#top')).toBe('/predi/salas');
  });

  it('falls back to what the caller names', () =>
    expect(safeReturnPath('//evil.example', '/users/profile/')).toBe('/users/profile/'));

  it('never leaves our origin or our rooms, and is stable: 100,000 hostile strings', () => {
    const piece = fc.oneof(
      {
        weight: 6,
        arbitrary: fc.constantFrom('/', '\\', '.', '..', '%2e', '%2f', '%5c', '%09', '@', ':', '?', '#', '&', '='),
      },
      {
        weight: 3,
        arbitrary: fc.constantFrom(
          'play',
          'compe',
          'predi',
          'casual',
          'users',
          'evil.example',
          'https:',
          'javascript:',
        ),
      },
      {
        weight: 2,
        arbitrary: fc.constantFrom('\t', '\n', '\r', ' ', '\u0000', '\u007f', '\u00a0', '\u2028', '／', '。', '\u202e'),
      },
      { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 3 }) },
    );
    const hostile = fc.array(piece, { maxLength: 10 }).map((pieces) => pieces.join(''));
    const from = fc.oneof(
      hostile,
      hostile.map((text) => `/${text}`),
      hostile.map((text) => `/play/${text}`),
    );
    const rooms = /^\/(play|compe|casual|predi|users)(\/|\?|$)/;
    const bases = ['https://arma11.example/login-user?from=x', 'http://127.0.0.1:3000/'];
    let kept = 0;
    fc.assert(
      fc.property(from, (text) => {
        const path = safeReturnPath(text, '/fallback');
        if (path === '/fallback') return;
        kept += 1;
        for (const base of bases) {
          const target = new URL(path, base);
          if (target.origin !== new URL(base).origin) throw new Error(`left the site for ${target.href}`);
          if (target.pathname + target.search !== path) throw new Error(`${path} moved to ${target.href}`);
        }
        if (!rooms.test(path) || path.includes('//') || path.length > 512) throw new Error(`let ${path} pass`);
        if (safeReturnPath(path, '/fallback') !== path) throw new Error(`${path} is not stable`);
      }),
      { numRuns: 100_000 },
    );
    expect(kept).toBeGreaterThan(1_000);
  }, 20_000);
});
