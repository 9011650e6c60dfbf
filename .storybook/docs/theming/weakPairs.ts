import { contrast } from '../../../packages/core/src/art/colour';
import { edgePairs, textPairs, type ContrastPair } from '../../../packages/widgets/src/theme/contrastPairs';
import { tokens, type TokenName } from '../../../packages/widgets/src/theme/tokens';
import type { ChosenTokens } from '../chosenTokens';
import { opaqueHex } from './cssColour';

/** Two tokens that are too close to each other. */
export interface WeakPair {
  scheme: 'dark' | 'light';
  ink: TokenName;
  ground: TokenName;
  /** From 1 to 21. */
  ratio: number;
  needed: 4.5 | 3;
}

/** Every pair of tokens under the contrast of WCAG 2.2 AA, once the chosen values stand in both schemes. */
export function weakPairs(chosen: ChosenTokens): WeakPair[] {
  const weak = (scheme: WeakPair['scheme'], needed: WeakPair['needed'], pairs: readonly ContrastPair[]) =>
    pairs.flatMap(([ink, ground]): WeakPair[] => {
      const [one, other] = [ink, ground].map((name) => opaqueHex(chosen[name] ?? tokens[name][scheme]));
      if (!one || !other) return [];
      const ratio = contrast(one, other);
      return ratio < needed ? [{ scheme, ink, ground, ratio, needed }] : [];
    });
  return (['dark', 'light'] as const).flatMap((scheme) => [
    ...weak(scheme, 4.5, textPairs),
    ...weak(scheme, 3, edgePairs),
  ]);
}
