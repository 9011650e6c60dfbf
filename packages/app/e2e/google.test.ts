import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { User } from '@arma11/core/contract';
import { startAuthEmulator, type AuthEmulator } from './emulator/authEmulator';
import { GAPI } from './emulator/gapiStub';
import { stayAtHome, type GoogleEnvironment } from './googleEnvironment';
import { openPhone, type Phone } from './phone';

// The real Firebase SDK under the policy that production enforces, its window through the Auth emulator, sessions of our
// own server.

const baseUrl = inject('baseUrl');
const EMAIL = 'rosa.quispe@correo.pe';
let emulator: AuthEmulator;

beforeAll(async () => {
  emulator = await startAuthEmulator('demo-arma11');
});
afterAll(() => emulator?.stop());

async function openPhoneAtHome(): Promise<{ phone: Phone; environment: GoogleEnvironment }> {
  const phone = await openPhone(baseUrl, { asksOthers: true });
  return { phone, environment: await stayAtHome(phone.page.context(), baseUrl, emulator) };
}

const google = (page: Page) => page.getByRole('button', { name: 'Entrar con Google' });

/** Taps the button and returns the window that opens. */
async function openWindow({ page }: Phone): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), google(page).click()]);
  return popup;
}

const whoIsIn = ({ page }: Phone): Promise<User> =>
  page.evaluate(async () => {
    const authorization = `Bearer ${localStorage.getItem('user-token')}`;
    return (await fetch('/services/users/get-data/', { headers: { authorization } })).json();
  });

const kept = ({ page }: Phone) =>
  page.evaluate(async () => [
    ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);

/** Where the SDK keeps accounts, if it is let; its count of own uses and the emulator's frame leave no name. */
const ofGoogle = (name: string) => /firebaseLocalStorage|authUser/.test(name);

/** Our own pages reached Google's script alone, and broke no rule of their policy. */
function expectAtHome({ phone, environment }: { phone: Phone; environment: GoogleEnvironment }): void {
  expect(environment.abroad.filter((address) => !address.startsWith(new URL(GAPI).origin))).toEqual([]);
  expect(phone.errors).toEqual([]);
}

describe('signing in with Google', () => {
  it('asks Google for nothing before the tap, and says what to do where the browser blocks the window', async () => {
    const { phone, environment } = await openPhoneAtHome();
    const { page } = phone;
    await page.goto('/');
    await google(page).hover();
    await google(page).focus();
    expect(environment.abroad).toEqual([]);
    await page.evaluate(() => {
      window.open = () => null;
    });
    await google(page).click();
    await page.getByText('Tu navegador bloqueó la ventana de Google. Permítela y prueba otra vez.').waitFor();
    await phone.shoot('google-bloqueado');
    expectAtHome({ phone, environment });
  });

  it('opens an account for who comes for the first time, keeps nothing of Google, and finds it again in a partner’s window', async () => {
    const { phone, environment } = await openPhoneAtHome();
    const { page } = phone;
    await page.goto('/');
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
    const rosa = await whoIsIn(phone);
    expect(rosa).toMatchObject({ email: EMAIL, username: 'rosa.quispe', needs_consent: false });
    expect((await kept(phone)).filter(ofGoogle)).toEqual([]);
    expect(await kept(phone)).toContain('user-token');

    await page.getByRole('button', { name: 'Salir' }).click();
    await google(page).waitFor();
    const left = await kept(phone);
    expect(left.filter((name) => ofGoogle(name) || name.startsWith('user-token'))).toEqual([]);

    await page.goto(inject('grant'));
    const again = await openWindow(phone);
    await again.locator('.js-reuse-account', { hasText: EMAIL }).click();
    await page.getByRole('button', { name: 'Permitir' }).waitFor();
    await phone.shoot('google-socio');
    expect((await whoIsIn(phone)).id).toBe(rosa.id);
    expect(environment.abroad).toContain(GAPI);
    expectAtHome({ phone, environment });
  });
});
