import { expect, inject, it } from 'vitest';
import { openPhone } from './phone';
import { spanishLeft } from './spanishLeft';
import { settle } from './steadyPage';

const baseUrl = inject('baseUrl');

it('who chooses English reads the app in English, refusals too, on every page until they choose Spanish', async () => {
  const phone = await openPhone(baseUrl);
  const { page, errors } = phone;
  await page.goto('/');
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('heading', { name: 'Build your 11. Show how much you know.' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  expect(await spanishLeft(page)).toEqual([]);

  await page.getByRole('link', { name: 'Sign in with my email' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill('demo@arma11.pe');
  await page.getByLabel('Password', { exact: true }).fill('not this one');
  await page.keyboard.press('Enter');
  await page.getByText('Wrong email or password :(').waitFor();
  expect(await spanishLeft(page)).toEqual([]);
  await page.getByLabel('Password', { exact: true }).fill('jugar2026');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/play$/);
  for (const address of ['/play', '/compe', '/predi/ins', '/users/profile/']) {
    await page.goto(address);
    await settle(page);
    expect({ address, left: await spanishLeft(page) }).toEqual({ address, left: [] });
  }
  await phone.shoot('english');

  await page.getByRole('button', { name: 'Español' }).click();
  await page.getByRole('heading', { level: 1, name: 'Mi cuenta' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('es');
  // The wrong password.
  expect(errors.filter((error) => !error.includes('401'))).toEqual([]);
}, 120_000);
