import { useSyncExternalStore } from 'react';
import type { Appearance } from '../../packages/widgets/src/theme/appearance';
import { brandAppearance } from '../../packages/widgets/src/theme/brand';
import { TOKEN_NAMES, type TokenName } from '../../packages/widgets/src/theme/tokens';
import { watchedByMachine } from '../stillness';

/** Values that a reader has given to tokens on the page Foundations/Theming. */
export type ChosenTokens = Partial<Record<TokenName, string>>;

/** Where they lie while the tab is open; stories leave it alone. */
export const THEMING_KEY = 'arma11:theming';

const NONE: ChosenTokens = {};
const listeners = new Set<() => void>();
let last: { text: string | null; tokens: ChosenTokens } = { text: null, tokens: NONE };

function read(text: string): ChosenTokens {
  const given = JSON.parse(text) as Record<string, unknown>;
  return Object.fromEntries(
    TOKEN_NAMES.flatMap((name) => (typeof given[name] === 'string' ? [[name, given[name]]] : [])),
  );
}

/** The tokens that were changed; the same object until they change again. A machine that takes pictures sees none. */
export function chosenTokens(): ChosenTokens {
  const text = watchedByMachine ? null : sessionStorage.getItem(THEMING_KEY);
  if (text !== last.text) last = { text, tokens: text === null ? NONE : read(text) };
  return last.tokens;
}

function keep(tokens: ChosenTokens): void {
  if (Object.keys(tokens).length === 0) sessionStorage.removeItem(THEMING_KEY);
  else sessionStorage.setItem(THEMING_KEY, JSON.stringify(tokens));
  listeners.forEach((listener) => listener());
}

/** Gives a token a value in every story of this tab; undefined gives it back its own. */
export function chooseToken(name: TokenName, value: string | undefined): void {
  const { [name]: _, ...others } = chosenTokens();
  keep(value === undefined ? others : { ...others, [name]: value });
}

/** Gives every token back its own value. */
export const forgetTokens = (): void => keep(NONE);

/** Our own look, with the changed tokens over it. */
export const chosenAppearance = (): Appearance => ({ variables: { ...brandAppearance.variables, ...chosenTokens() } });

/** Calls `listener` after every change, also of a frame beside this one; answers how to stop. */
export function subscribeToTokens(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The changed tokens, drawn again when they change. */
export const useChosenTokens = (): ChosenTokens => useSyncExternalStore(subscribeToTokens, chosenTokens);
