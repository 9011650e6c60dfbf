import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { User } from '@arma11/core/contract';
import { startAuthEmulator, type AuthEmulator } from './emulator/authEmulator';
import { GAPI } from './emulator/gapiStub';
import { stayAtHome, type GoogleWorld } from './googleWorld';
import { grantPath } from './grantPath';
import { launch, openPhone, type Phone } from './phone';

// The real Firebase SDK under the policy that production enforces, its window through the Auth emulator, sessions of our
// own server.

const baseUrl = inject('baseUrl');
const EMAIL = 'rosa.quispe@correo.pe';
let emulator: AuthEmulator;
let browser: Browser;
let phone: Phone;
let world: GoogleWorld;
let rosa: User;

beforeAll(async () => {
  [emulator, browser] = await Promise.all([startAuthEmulator('demo-arma11'), launch()]);
  // A service worker would answer where the test listens.
  phone = await openPhone(browser, baseUrl, { serviceWorkers: 'block' });
  world = await stayAtHome(phone.page.context(), baseUrl, emulator);
});
afterAll(async () => {
  await browser?.close();
  await emulator?.stop();
});

const google = (page: Page) => page.getByRole('button', { name: 'Entrar con Google' });

/** Taps the button and answers the window that opens. */
async function openWindow({ page }: Phone): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), google(page).click()]);
  return popup;
}

const whoIsIn = ({ page }: Phone): Promise<User> =>
  page.evaluate(async () => {
    const authorization = `Bearer ${localStorage.getItem('user-token')}`;
    return (await fetch('/services/users/get-data/', { headers: { authorization } })).json();
  });

describe('signing in with Google', () => {
  it('asks Google for nothing before the tap', async () => {
    await phone.page.goto('/');
    await google(phone.page).hover();
    await google(phone.page).focus();
    expect(world.abroad).toEqual([]);
  });

  it('says what to do where the browser blocks the window', async () => {
    const { page } = phone;
    await page.evaluate(() => {
      const { open } = window;
      window.open = () => {
        window.open = open;
        return null;
      };
    });
    await google(page).click();
    await page.getByText('Tu navegador bloqueó la ventana de Google. Permítela y prueba otra vez.').waitFor();
    await phone.shoot('google-bloqueado');
  });

  it('opens an account for who comes for the first time, and asks for age and terms in /play', async () => {
    const { page } = phone;
    const popup = await openWindow(phone);
    await popup.locator('.js-new-account').click();
    await popup.locator('#email-input').fill(EMAIL);
    await popup.locator('#display-name-input').fill('Rosa Quispe');
    await phone.shoot('google-ventana');
    await popup.locator('#sign-in').click();
    await page.waitForURL(/\/play$/);
    expect(popup.isClosed()).toBe(true);
    const sheet = page.getByRole('dialog', { name: 'Antes de jugar' });
    await sheet.getByLabel('Fecha de nacimiento').fill('1995-04-12');
    await sheet.getByRole('checkbox', { name: /^Acepto los términos/ }).check();
    await sheet.getByRole('checkbox', { name: /^Acepto la política/ }).check();
    await phone.shoot('google-consentimiento');
    await sheet.getByRole('button', { name: 'Aceptar y jugar' }).click();
    await sheet.waitFor({ state: 'hidden' });
    rosa = await whoIsIn(phone);
    expect(rosa).toMatchObject({ email: EMAIL, username: 'rosa.quispe', needs_consent: false });
  });

  it('keeps no Google account in the browser, and after signing out no session of ours', async () => {
    const { page } = phone;
    const kept = () =>
      page.evaluate(async () => [
        ...(await indexedDB.databases()).map(({ name }) => name),
        ...Object.keys(localStorage),
        ...Object.keys(sessionStorage),
      ]);
    // Where the SDK keeps accounts, if it is let; its count of own uses and the emulator's frame leave no name.
    const account = /firebaseLocalStorage|authUser/;
    expect((await kept()).filter((name) => account.test(name ?? ''))).toEqual([]);
    expect(await kept()).toContain('user-token');
    await page.getByRole('button', { name: 'Salir' }).click();
    await google(page).waitFor();
    expect((await kept()).filter((name) => account.test(name ?? '') || name?.startsWith('user-token'))).toEqual([]);
  });

  it('finds the same account again, also in the window that a partner opens', async () => {
    const { page } = phone;
    await page.goto(await grantPath(baseUrl, 'g'.repeat(22)));
    const popup = await openWindow(phone);
    await popup.locator('.js-reuse-account', { hasText: EMAIL }).click();
    await page.getByRole('button', { name: 'Permitir' }).waitFor();
    await phone.shoot('google-socio');
    expect((await whoIsIn(phone)).id).toBe(rosa.id);
  });

  it("reaches Google's script alone, and breaks no rule of the page's policy", () => {
    expect(world.abroad.filter((address) => !address.startsWith(new URL(GAPI).origin))).toEqual([]);
    expect(world.abroad).toContain(GAPI);
    expect(phone.errors).toEqual([]);
  });
});
