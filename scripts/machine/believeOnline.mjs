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
