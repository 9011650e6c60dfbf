import type { ActionContext } from './classes/elementSpec';

/** Opens a page of the game in a tab of its own: what is on the partner's page, and not yet saved, stays. */
export function openOnSite({ host }: ActionContext, path: string): void {
  const { baseUrl = '' } = host.settings();
  globalThis.open(new URL(path, baseUrl || globalThis.location.href), '_blank', 'noopener');
}
