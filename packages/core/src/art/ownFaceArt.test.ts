import { describe, expect, it } from 'vitest';
import { OWN_FACES, ownFaceArt } from './ownFaceArt';
import { toMarkup } from './toMarkup';

const drawn = (player: number) => toMarkup(ownFaceArt(player));

describe('the face of a player who has chosen none', () => {
  it('is nobody else’s, of the first players and of the last', () => {
    const players = [0, OWN_FACES - 4000].flatMap((first) => Array.from({ length: 4000 }, (_, at) => first + at));
    expect(new Set(players.map(drawn)).size).toBe(players.length);
  });

  it('is always the same', () => {
    expect(drawn(8123)).toBe(drawn(8123));
    expect(drawn(OWN_FACES + 8123)).toBe(drawn(8123));
  });

  it('is there for half a million players, and never repeats before', () => {
    expect(OWN_FACES).toBeGreaterThan(500_000);
    const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
    expect(gcd(100_003, OWN_FACES)).toBe(1);
  });

  it('differs from the next in more than one thing', () => {
    const shirtsOf = (player: number) =>
      drawn(player)
        .match(/#[0-9a-f]{6}/g)!
        .join();
    for (let player = 1; player < 200; player += 1) expect(shirtsOf(player)).not.toBe(shirtsOf(player + 1));
  });
});
