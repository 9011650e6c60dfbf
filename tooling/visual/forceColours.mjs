/**
 * The browser's own high contrast, which no page can turn on.
 * @param {import('vitest/node').BrowserCommandContext & { page: import('playwright-core').Page }} context
 * @param {boolean} active
 */
export const forceColours = async ({ page }, active) => {
  await page.emulateMedia({ forcedColors: active ? 'active' : 'none' });
};
