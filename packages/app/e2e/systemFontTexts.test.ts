import { expect, inject, it } from 'vitest';
import { openPhone } from './phone';
import { settle } from './steadyPage';
import { systemFontTexts } from './systemFontTexts';

/** Draws some elements more on the landing, which is right as it is, and returns what is found about them. */
async function found(html: string): Promise<string[]> {
  const { page } = await openPhone(inject('baseUrl'));
  await page.goto('/');
  await settle(page);
  expect(await systemFontTexts(page)).toEqual([]);
  await page.evaluate((more) => document.body.insertAdjacentHTML('beforeend', more), html);
  return systemFontTexts(page);
}

it('finds each text that the fonts of the machine draw: without our family, beyond its letters, in forms, in drawings', async () => {
  const drawn = await found(`
    <button class="planted" style="font: 400 16px system-ui">Jugar</button>
    <p class="planted" style="font-family: Barlow">Gol ☂</p>
    <input class="planted" style="font-family: system-ui" value="987">
    <svg class="planted"><text class="planted" font-family="sans-serif" y="20">DEMO</text></svg>
    <p class="planted" style="font-family: Barlow">Todo bien</p>`);
  expect(drawn.map((sentence) => sentence.replace(/ come from .*/, ''))).toEqual([
    "5 glyphs of button.planted 'Jugar'",
    "1 glyphs of p.planted 'Gol ☂'",
    "3 glyphs of input.planted '987'",
    "4 glyphs of text.planted 'DEMO'",
  ]);
});
