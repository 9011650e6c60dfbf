/**
 * Lets a page know of a network: on a machine without an interface Chromium says that every page is offline, although the
 * servers of the tests are on the machine itself. Holds until the page closes, or until Playwright's `setOffline`.
 * @param {import('playwright-core').Page} page
 */
export async function believeOnline(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const speed = { latency: 0, downloadThroughput: 1e12, uploadThroughput: 1e12 };
  await session.send('Network.overrideNetworkState', { offline: false, ...speed, connectionType: 'ethernet' });
}

/**
 * The same for the pages of a browser context, and for the windows that they open.
 * @param {import('playwright-core').BrowserContext} context
 */
export async function contextBelievesOnline(context) {
  const all = () => Promise.all(context.pages().map(believeOnline));
  await all();
  // A window may close before it has heard of it; and one that closes takes the belief of those in its process with it.
  const later = (/** @type {Promise<unknown>} */ work) => void work.catch(() => undefined);
  context.on('page', (page) => {
    later(believeOnline(page));
    page.on('close', () => later(all()));
  });
}
