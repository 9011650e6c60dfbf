import { expect, inject, it } from 'vitest';
import { openPhone } from './phone';

const SENTENCE = 'Tu navegador es muy antiguo para Arma Tu 11.';

it.each(['/', '/play', '/compe'])('a browser that is too old reads a sentence in place of %s', async (path) => {
  const { page } = await openPhone(inject('baseUrl'));
  // From before Chrome 97.
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'findLast'));
  await page.goto(path);
  await page.getByText(SENTENCE).waitFor();
  expect((await page.locator('body').innerText()).trim()).toMatch(new RegExp(`^${SENTENCE}[^\\n]+$`));
});

it('nobody else reads it', async () => {
  const { page } = await openPhone(inject('baseUrl'));
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByText(SENTENCE).isVisible()).toBe(false);
});
