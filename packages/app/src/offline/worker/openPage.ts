interface Window {
  visibilityState: 'visible' | 'hidden' | 'prerender';
  navigate(link: string): Promise<Window | null>;
  focus(): Promise<unknown>;
}

/** The windows of this app, as its worker sees them. */
interface Windows {
  matchAll(wanted: { type: 'window' }): Promise<readonly Window[]>;
  openWindow(link: string): Promise<unknown>;
}

/** Goes to a page in a window of the app that is open, the visible one if there is one, else in a new window. */
export async function openPage(windows: Windows, link: string): Promise<void> {
  const open = await windows.matchAll({ type: 'window' });
  const best = open.find(({ visibilityState }) => visibilityState === 'visible') ?? open[0];
  // A window that another worker looks after does not let itself be moved.
  const moved = await best?.navigate(link).catch(() => null);
  await (moved ? moved.focus() : windows.openWindow(link));
}
