import { describe, expect, inject, it } from 'vitest';
import { openPhone } from './phone';
import { visitedRoutes } from './routeAddresses';
import { phoneDark, visitAll } from './visitPages';

const baseUrl = inject('baseUrl');

describe('who is signed out', () => {
  // That every other route asks for a session is a rule of src/routes.test.tsx.
  it.each(['/play/quest', '/predi/sala/4/ranking?pagina=2&a=b', '/operador/recargas'])(
    'is sent from %s to the landing, which remembers the address',
    async (address) => {
      const { page, errors } = await openPhone(baseUrl);
      await page.goto(address);
      await page.waitForURL((url) => url.pathname === '/' && url.searchParams.get('from') === address);
      expect(errors).toEqual([]);
    },
  );

  it('finds the open pages right', async () => {
    const open = visitedRoutes(inject('routeIds'), inject('grant')).filter((route) => route.open);
    const addresses = [...open.flatMap((route) => route.addresses), '/?from=%2Fplay%2Fquest'];
    expect(await visitAll(baseUrl, phoneDark, {}, addresses)).toEqual([]);
  });
});
