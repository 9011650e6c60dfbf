import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = new URL('../../packages/app/public/', import.meta.url);

/**
 * The pictures that a phone asks for beside `icon.svg`: their names, sides in pixels and how much of the side the drawing
 * takes. A maskable one fills its square with the ground and keeps the drawing inside the circle that every phone leaves.
 */
export const ICONS = [
  { name: 'icons/192.png', side: 192, share: 1 },
  { name: 'icons/512.png', side: 512, share: 1 },
  { name: 'icons/maskable-512.png', side: 512, share: 0.72 },
  // iOS cuts the corners itself and knows no transparency.
  { name: 'icons/apple-180.png', side: 180, share: 0.86 },
];

/** Where the drawing's own ground is, for the squares that are filled. */
const groundOf = (svg) => /<rect[^>]*fill="(#[0-9a-f]{6})"/.exec(svg)?.[1] ?? '#000000';

/** What the pictures were made from: written beside them, compared by the test. */
export const sourceHash = () =>
  createHash('sha256')
    .update(readFileSync(new URL('icon.svg', folder)))
    .update(JSON.stringify(ICONS))
    .digest('hex');

const recordFile = fileURLToPath(new URL('../../packages/app/icons.json', import.meta.url));

/** The bytes of a picture as it is committed. */
export const readIcon = ({ name }) => readFileSync(new URL(name, folder));

/** Width and height that a PNG tells of itself. */
export const sizeOf = (png) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) });

/** What the committed pictures were made from. */
export const recorded = () => JSON.parse(readFileSync(recordFile, 'utf8'));

/** Draws every picture from `icon.svg` in Chromium, where it changed since, and writes it: `node tooling/app/icons.mjs`. */
async function writeIcons() {
  if (recorded().source === sourceHash()) return;
  const { chromium } = await import('playwright-core');
  const { launchOptions } = await import('../machine/browser.mjs');
  const svg = readFileSync(new URL('icon.svg', folder), 'utf8');
  const browser = await chromium.launch(launchOptions());
  const page = await browser.newPage();
  mkdirSync(new URL('icons/', folder), { recursive: true });
  for (const { name, side, share } of ICONS) {
    const ground = share < 1 ? groundOf(svg) : 'transparent';
    await page.setViewportSize({ width: side, height: side });
    await page.setContent(
      `<style>body{margin:0;display:grid;place-items:center;height:100vh;background:${ground}}svg{width:${side * share}px}</style>${svg}`,
    );
    const path = fileURLToPath(new URL(name, folder));
    await page.screenshot({ path, omitBackground: true });
  }
  await browser.close();
  writeFileSync(recordFile, `${JSON.stringify({ source: sourceHash() }, null, 2)}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeIcons();
