import { describe, expect, it } from 'vitest';
import { base64url } from '../bytes';
import { contentHash } from './idempotency';

const hash = async (content: unknown) => base64url(await contentHash(content));

describe('contentHash', () => {
  it.each([
    [{ a: 1, b: { d: 2, c: 3 } }, { b: { c: 3, d: 2 }, a: 1 }, true],
    [{ name: 'caf\u00e9' }, { name: 'cafe\u0301' }, true],
    [{ a: [1, 2] }, { a: [2, 1] }, false],
    [{ a: 1 }, { a: 2 }, false],
    [{ a: 1 }, { a: '1' }, false],
    [{ params: { id: 1 } }, { params: { id: 2 } }, false],
    [{ username: 'x', password: 'one' }, { username: 'x', password: 'two' }, true],
    [{ username: 'x', password: 'one' }, { username: 'y', password: 'one' }, false],
  ])('of %j and %j is the same: %s', async (one, other, same) => {
    expect((await hash(one)) === (await hash(other))).toBe(same);
  });
});
