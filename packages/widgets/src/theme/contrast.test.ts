import { describe, expect, it } from 'vitest';
import { contrast, mix } from '@arma11/core/art';
import { bands, edgePairs, textPairs } from './contrastPairs';
import { SCENE } from './scene';
import { TOKEN_NAMES, tokens, type TokenName } from './tokens';

describe.each(['dark', 'light'] as const)('the %s scheme', (scheme) => {
  const value = (name: TokenName) => tokens[name][scheme];

  it.each(textPairs)('reads %s on %s (4.5:1)', (ink, ground) => {
    expect(contrast(value(ink), value(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(edgePairs)('shows the edge %s on %s (3:1)', (edge, ground) => {
    expect(contrast(value(edge), value(ground))).toBeGreaterThanOrEqual(3);
  });

  it('keeps the four bands apart from each other', () => {
    expect(new Set(bands.map(value)).size).toBe(4);
  });

  it('names every colour as #rrggbb, but the see-through layer', () => {
    const odd = TOKEN_NAMES.filter((name) => tokens[name].kind === 'color' && !/^#[0-9a-f]{6}$/.test(value(name)));
    expect(odd).toEqual(['colorOverlay']);
  });
});

describe('the colours of the stadium', () => {
  // The plate lets a little of the brightest stripe through.
  const plate = mix(SCENE.plate, tokens.colorPitchStripe.dark, 0.06);

  it.each(['plateText', 'fit', 'doubtful', 'out', 'board'] as const)('read %s on a dark plate (4.5:1)', (ink) => {
    expect(contrast(SCENE[ink], plate)).toBeGreaterThanOrEqual(4.5);
  });

  it('read the selected name on its plate (4.5:1)', () => {
    expect(contrast(SCENE.selectedText, SCENE.selected)).toBeGreaterThanOrEqual(4.5);
  });
});
