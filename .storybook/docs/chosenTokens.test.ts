import { beforeEach, describe, expect, it, vi } from 'vitest';
import { brandAppearance } from '../../packages/widgets/src/theme/brand';
import {
  chooseToken,
  chosenAppearance,
  chosenTokens,
  forgetTokens,
  subscribeToTokens,
  THEMING_KEY,
} from './chosenTokens';

const kept = new Map<string, string>();
vi.stubGlobal('sessionStorage', {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, text: string) => void kept.set(name, text),
  removeItem: (name: string) => void kept.delete(name),
});
vi.stubGlobal('window', new EventTarget());
beforeEach(() => kept.clear());

describe('tokens changed in this tab', () => {
  it('lie over our own look, and nothing is left of them after a reset', () => {
    chooseToken('colorAccent', '#ff00aa');
    chooseToken('radius', '2px');
    expect(chosenAppearance().variables).toEqual({
      ...brandAppearance.variables,
      colorAccent: '#ff00aa',
      radius: '2px',
    });
    chooseToken('radius', undefined);
    expect(chosenTokens()).toEqual({ colorAccent: '#ff00aa' });
    forgetTokens();
    expect(kept.size).toBe(0);
    expect(chosenAppearance()).toEqual(brandAppearance);
  });

  it('are the same object until they change, and every change is announced', () => {
    const listener = vi.fn();
    const stop = subscribeToTokens(listener);
    chooseToken('space', '6px');
    const before = chosenTokens();
    expect(chosenTokens()).toBe(before);
    stop();
    chooseToken('space', '5px');
    expect(listener).toHaveBeenCalledOnce();
    expect(chosenTokens()).not.toBe(before);
  });

  it('are read without what is no token', () => {
    kept.set(THEMING_KEY, JSON.stringify({ colorAccent: '#123456', nothing: 'x', radius: 3 }));
    expect(chosenTokens()).toEqual({ colorAccent: '#123456' });
  });
});
