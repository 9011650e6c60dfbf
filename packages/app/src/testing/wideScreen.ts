import { vi } from 'vitest';

/** Until stubbed globals are restored, the screen is as wide as any page asks for. */
export function wideScreen(): void {
  const list = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('matchMedia', () => list);
}
