import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { hostHtml } from './hosts';
import { rigOf } from './rigOf';
import { visit } from './visitor';

const rig = rigOf();

/** Keeps every text that the panel shows, from its first on. */
const watchTexts = `<script>
  window.shown = new Set();
  const look = () => {
    const root = document.querySelector('arma11-prediccion-panel')?.shadowRoot?.querySelector('.root');
    if (root && !root.hidden) window.shown.add(root.textContent);
    requestAnimationFrame(look);
  };
  look();
</script>`;

/** The words on the keys that stand in two lines: in the page's own typeface, which is wider than ours. */
const brokenWords = (panel: Locator) =>
  panel.locator('[part~="answer"] b').evaluateAll((keys) =>
    keys.flatMap(({ firstChild: text }) => {
      const words = [...(text?.textContent ?? '').matchAll(/\S+/g)];
      return words.flatMap(({ index, 0: word }) => {
        const range = document.createRange();
        range.setStart(text as Text, index);
        range.setEnd(text as Text, index + word.length);
        return range.getClientRects().length > 1 ? [word] : [];
      });
    }),
  );

it.each([
  ['en', 'Who wins?'],
  ['pt-BR', 'Quem vence?'],
])('a page that asks for %s never shows Spanish, and nothing that is wider than a phone', async (locale, question) => {
  const { page, said, shoot } = await visit({ viewport: { width: 360, height: 740 } });
  const html = hostHtml(rig.facts, { head: watchTexts, script: `data-locale="${locale}"` });
  await page.goto(rig.site.put(`/locale-${locale}`, { html }));
  const panel = page.locator('arma11-prediccion-panel');
  await panel.getByText(question).first().waitFor();
  const shown = await page.evaluate(() => [...(window as unknown as { shown: Set<string> }).shown]);
  expect(shown.filter((text) => /Cargando|Guardar|¿/.test(text))).toEqual([]);
  expect(await panel.locator('.root').getAttribute('lang')).toBe(locale);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await brokenWords(panel)).toEqual([]);
  await shoot(`locale-${locale}`);
  expect(said).toEqual([]);
});
