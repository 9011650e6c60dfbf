#!/usr/bin/env node
// Draws packages/app/public/share/*.png, where their pages changed since, and writes down what was drawn. Needs Chromium:
//   node tooling/share/drawCards.mjs
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import { runnerImport } from 'vite';
import { launchOptions } from '../machine/browser.mjs';
import { CARD_NAMES, cardPage } from './cardPage.mjs';

const root = new URL('../../', import.meta.url);
const { module: art } = await runnerImport(new URL('packages/core/src/art/index.ts', root).pathname, {
  configFile: false,
});
const fontOf = async ([family, file, weight]) => {
  const bytes = await readFile(new URL(`packages/app/node_modules/@fontsource/${file}-${weight}-normal.woff2`, root));
  const source = `url(data:font/woff2;base64,${bytes.toString('base64')})`;
  return `@font-face{font-family:'${family}';font-weight:${weight};src:${source}}`;
};
const FONTS = [
  ['Barlow Condensed', 'barlow-condensed/files/barlow-condensed-latin', 700],
  ['Barlow Condensed', 'barlow-condensed/files/barlow-condensed-latin', 600],
  ['Barlow', 'barlow/files/barlow-latin', 500],
];

const record = new URL('cards.json', import.meta.url);
const recorded = JSON.parse(await readFile(record, 'utf8'));
const hashOf = (name) => createHash('sha256').update(cardPage(name, art)).digest('hex');
const stale = CARD_NAMES.filter((name) => recorded[name] !== hashOf(name));
if (stale.length === 0) process.exit();

const fonts = (await Promise.all(FONTS.map(fontOf))).join('');
const browser = await chromium.launch(launchOptions());
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
for (const name of stale) {
  await page.setContent(cardPage(name, art, fonts));
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: new URL(`packages/app/public/share/${name}.png`, root).pathname });
}
await browser.close();
const drawn = Object.fromEntries(CARD_NAMES.map((name) => [name, hashOf(name)]));
await writeFile(record, `${JSON.stringify(drawn, null, 2)}\n`);
