import type { Page, Route } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { openPhone, type Phone } from './phone';
import { playerApi } from './playerApi';

const baseUrl = inject('baseUrl');

/** Goes to a page whose scripts do not come before they are let through. */
async function openHeld({ page }: Phone, path: string): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let letThrough = false;
  await page.route('**/assets/*.js', (route) => (letThrough ? route.continue() : void held.push(route)));
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.getElementById('root')?.hidden === false);
  return async () => {
    letThrough = true;
    await Promise.all(held.map((route) => route.continue()));
  };
}

/** The element stays the same one when the app takes over. */
const mark = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.setAttribute('data-marked', ''));
const isMarked = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.hasAttribute('data-marked'));

const faceOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).fontFamily);

describe('the first pages', () => {
  it.each(['/', '/?ref=demo-11&from=%2Fplay%2Fquest', '/login-user', '/login-user?from=%2Fcompe'])(
    '%s is there before its scripts, and hydrated without a word',
    async (path) => {
      const phone = await openPhone(baseUrl);
      const { page, errors } = phone;
      const letThrough = await openHeld(phone, path);
      expect(await page.locator('h1').isVisible()).toBe(true);
      expect(await faceOf(page, 'h1')).toMatch(/^"?Barlow/);
      await mark(page, 'h1');
      await letThrough();
      await page.getByRole('button', { name: 'Crear cuenta' }).click();
      await page.getByRole('dialog').waitFor();
      expect(await isMarked(page, 'h1')).toBe(true);
      expect(errors).toEqual([]);
    },
  );

  it('the demo is one tap from the landing, also before its scripts have come', async () => {
    const phone = await openPhone(baseUrl);
    const { page, errors } = phone;
    const letThrough = await openHeld(phone, '/');
    await page.getByRole('button', { name: 'Probar como demo' }).click();
    await letThrough();
    await page.getByRole('link', { name: /demo-11/ }).waitFor();
    expect([new URL(page.url()).pathname, errors]).toEqual(['/play', []]);
  });

  it('keeps where a player was going, once it knows the address', async () => {
    const { page } = await openPhone(baseUrl);
    await page.goto('/login-user?from=%2Fcompe');
    await page.locator('a[href="/?from=%2Fcompe"]').waitFor();
  });

  it('the home has its frame and its banners before its scripts, and is hydrated without a word', async () => {
    const { session } = await playerApi(baseUrl);
    const phone = await openPhone(baseUrl, session);
    const { page, errors } = phone;
    // Drawn since the first visit to this server.
    const markup = async () => (await fetch(`${baseUrl}/play`)).text();
    await expect.poll(markup).toContain('aria-roledescription="carrusel"');
    const letThrough = await openHeld(phone, '/play');
    await page.getByRole('link', { name: 'Mis Juegos' }).waitFor();
    const picture = '[aria-roledescription="carrusel"] img';
    await expect
      .poll(() =>
        page
          .locator(picture)
          .first()
          .evaluate((img: HTMLImageElement) => img.naturalWidth),
      )
      .toBeGreaterThan(0);
    expect(await page.getByText('Ver la sala').isVisible()).toBe(true);
    expect(await faceOf(page, 'nav a')).toMatch(/^"?Barlow/);
    for (const place of ['main', `${picture} >> nth=0`]) await mark(page, place);
    await letThrough();
    await page.getByRole('link', { name: /demo-11/ }).waitFor();
    for (const place of ['main', `${picture} >> nth=0`]) expect(await isMarked(page, place)).toBe(true);
    expect(errors).toEqual([]);
  });

  it.each(['/', '/login-user'])('%s shows who is signed in nothing of the way in', async (path) => {
    const { session } = await playerApi(baseUrl);
    const phone = await openPhone(baseUrl, session);
    const letThrough = await openHeld(phone, path);
    expect(await phone.page.locator('#root').innerHTML()).toBe('');
    await letThrough();
    await phone.page.waitForURL(/\/play$/);
    expect(phone.errors).toEqual([]);
  });

  it('/play shows who is signed out nothing of the home', async () => {
    const phone = await openPhone(baseUrl);
    const letThrough = await openHeld(phone, '/play');
    expect(await phone.page.locator('#root').innerHTML()).toBe('');
    await letThrough();
    await phone.page.waitForURL(/\/\?from=%2Fplay$/);
    expect(phone.errors).toEqual([]);
  });

  it('what is typed before the scripts have come is known to who forgot the password', async () => {
    const phone = await openPhone(baseUrl);
    const { page } = phone;
    const letThrough = await openHeld(phone, '/login-user');
    await page.getByRole('textbox', { name: 'Email' }).fill('demo@arma11.pe');
    await letThrough();
    await page.getByRole('button', { name: 'Olvidé mi contraseña' }).click();
    expect(await page.getByRole('dialog').getByRole('textbox').inputValue()).toBe('demo@arma11.pe');
  });

  it('what is typed and sent before the scripts have come signs in once they have', async () => {
    const phone = await openPhone(baseUrl);
    const { page } = phone;
    const letThrough = await openHeld(phone, '/login-user');
    await page.getByRole('textbox', { name: 'Email' }).fill('demo@arma11.pe');
    await page.getByLabel('Contraseña', { exact: true }).fill('jugar2026');
    await page.keyboard.press('Enter');
    // By the browser itself the password would stand in the address.
    expect(new URL(page.url()).search).toBe('');
    await letThrough();
    await page.waitForURL(/\/play$/);
    expect(phone.errors).toEqual([]);
  });
});
