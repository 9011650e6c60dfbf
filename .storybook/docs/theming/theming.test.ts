import { describe, expect, it } from 'vitest';
import { TOKEN_NAMES, tokens } from '../../../packages/widgets/src/theme/tokens';
import { sliders, tokenGroups } from './tokenGroups';
import { weakPairs } from './weakPairs';

describe('the controls', () => {
  it('show every token once', () => {
    expect(tokenGroups.flatMap((group) => group.tokens).toSorted()).toEqual(TOKEN_NAMES.toSorted());
  });

  it('have a slider for every length and number, which reaches its own value', () => {
    const sliding = TOKEN_NAMES.filter((name) => ['length', 'number'].includes(tokens[name].kind));
    expect(Object.keys(sliders).toSorted()).toEqual(sliding.toSorted());
    for (const name of sliding) {
      const [min, max] = sliders[name]!;
      const own = Number.parseFloat(tokens[name].dark);
      expect(own >= min && own <= max, name).toBe(true);
    }
  });
});

describe('the contrast warning', () => {
  it('has nothing to say of our own colours', () => {
    expect(weakPairs({})).toEqual([]);
  });

  it('names both tokens, the scheme and what is missing', () => {
    const warned = weakPairs({ colorAccent: '#ffffff', colorAccentText: '#eeeeee' });
    expect(warned).toContainEqual({
      scheme: 'dark',
      ink: 'colorAccentText',
      ground: 'colorAccent',
      ratio: expect.closeTo(1.16, 1),
      needed: 4.5,
    });
    expect(warned).toContainEqual(expect.objectContaining({ scheme: 'light', ink: 'colorAccent', needed: 3 }));
  });

  it('passes over what is see-through: that depends on what lies under it', () => {
    expect(weakPairs({ colorAccentText: 'rgb(0 0 0 / 0.1)' })).toEqual([]);
  });
});
