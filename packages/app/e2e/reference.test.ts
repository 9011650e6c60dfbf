import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launch, openPhone } from './phone';

const baseUrl = inject('baseUrl');

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

describe('the API reference at /services/docs', () => {
  it('shows every heading and call of the document, asks nobody but this server, and writes no error to the console', async () => {
    const phone = await openPhone(browser, baseUrl, { viewport: { width: 1280, height: 800 } });
    const { page, errors } = phone;
    const foreign: string[] = [];
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol !== 'data:' && protocol !== 'blob:' && origin !== baseUrl) foreign.push(request.url());
    });
    await page.goto('/services/docs');
    await page.getByRole('heading', { name: /Arma Tu 11/ }).waitFor();
    const { paths, tags } = (await (await page.request.get('/services/openapi.json')).json()) as {
      paths: Record<string, object>;
      tags: object[];
    };
    const calls = Object.values(paths).flatMap((path) => Object.keys(path));
    expect(await page.locator('.opblock-tag').count()).toBe(tags.length);
    for (const tag of await page.locator('.opblock-tag').all()) await tag.click();
    await expect.poll(() => page.locator('.opblock').count()).toBe(calls.length);
    const login = page.locator('.opblock', { hasText: '/services/users/login-default/' });
    await login.locator('.opblock-summary').first().click();
    await login.getByText('Request body').first().waitFor();
    await phone.shoot('reference');
    expect(foreign).toEqual([]);
    expect(errors).toEqual([]);
    await page.context().close();
  });
});
