import { describe, expect, inject, it } from 'vitest';
import { openPhone } from '../phone';

const baseUrl = inject('baseUrl');

describe('the API reference at /services/docs', () => {
  it('shows every heading of the document and what a call takes, asks nobody but this server, and writes no error to the console', async () => {
    const phone = await openPhone(baseUrl, { viewport: { width: 1280, height: 800 } });
    const { page, errors } = phone;
    await page.goto('/services/docs');
    // The reader takes 12 seconds of one core to read 900 kB, and other pages are tried beside it.
    await page.getByRole('heading', { level: 1, name: 'Arma Tu 11' }).waitFor({ timeout: 60_000 });
    const { tags } = (await (await page.request.get('/services/openapi.json')).json()) as { tags: object[] };
    const headings = page.locator('.opblock-tag');
    // It draws what comes into view: with the headings closed, all of them.
    await expect.poll(() => headings.count(), { timeout: 20_000 }).toBe(tags.length);
    await page.locator('#operations-tag-accounts button').click();
    const login = page.locator('.opblock', { hasText: '/services/users/login-default/' });
    await login.locator('.opblock-summary').first().click();
    await login.getByText('Request body').first().waitFor();
    await phone.shoot('reference');
    expect(errors).toEqual([]);
  }, 150_000);
});
