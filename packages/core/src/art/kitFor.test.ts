import { describe, expect, it } from 'vitest';
import { contrast } from './colour';
import { kitFor } from './kitFor';
import { shirtNumberInk } from './shirtArt';

const clubs = Array.from({ length: 300 }, (_, index) => `Club ${index}`);
const kits = clubs.map(kitFor);

describe('a club without colours', () => {
  it('always wears the same shirt, however its name is spaced or capitalised', () => {
    expect(kitFor('Real Sillar')).toEqual(kitFor('  REAL sillar '));
  });

  it('gets colours that read apart', () => {
    for (const kit of kits) expect(contrast(kit.primary, kit.secondary)).toBeGreaterThan(1.8);
  });

  it('gets colours as #rrggbb', () => {
    for (const { primary, secondary, trim } of kits)
      for (const colour of [primary, secondary, trim]) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  });

  it('gets any of the five patterns', () => {
    expect(new Set(kits.map(({ pattern }) => pattern)).size).toBe(5);
  });
});

describe('a shirt number', () => {
  it('reads over its outline, whatever the shirt', () => {
    for (const kit of kits) {
      const { ink, outline } = shirtNumberInk(kit);
      expect(contrast(ink, outline)).toBeGreaterThan(7);
    }
  });

  it('reads over a plain shirt by itself', () => {
    for (const kit of kits.filter(({ pattern }) => pattern === 'plain'))
      expect(contrast(shirtNumberInk(kit).ink, kit.primary)).toBeGreaterThan(3);
  });
});
