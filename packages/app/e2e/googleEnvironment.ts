import type { BrowserContext, Page, Route } from 'playwright-core';
import { emulated, type AuthEmulator } from './emulator/authEmulator';
import { gapiStub } from './emulator/gapiStub';

/** What a browser that must not reach the internet asked for. */
export interface GoogleEnvironment {
  /** Addresses outside of our origin that our own pages asked for. */
  abroad: string[];
}

/** The page with its policy enforced, as production serves it: an emulator is refused there, so only its reports are left. */
async function enforced(route: Route): Promise<void> {
  const response = await route.fetch();
  const { 'content-security-policy-report-only': policy = '', ...headers } = response.headers();
  if (policy === '') throw new Error(`${response.url()} brings no policy.`);
  await route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy } });
}

/**
 * Puts the emulator on our own origin, Google's script out of a file, and nothing else within reach. The window that the
 * emulator shows asks for fonts and styles of its own; it goes without.
 */
export async function stayAtHome(
  context: BrowserContext,
  origin: string,
  emulator: AuthEmulator,
): Promise<GoogleEnvironment> {
  const abroad: string[] = [];
  const isOurs = (page: Page) => !emulated.test(new URL(page.url(), origin).pathname);
  await context.route('**/*', async (route, request) => {
    const { origin: asked, hostname, pathname, search } = new URL(request.url());
    if (asked === origin && emulated.test(pathname))
      return route.fulfill({ response: await route.fetch({ url: emulator.address + pathname + search }) });
    if (asked === origin) return request.resourceType() === 'document' ? enforced(route) : route.fallback();
    if (isOurs(request.frame().page())) abroad.push(`https://${hostname}${pathname}`);
    if (hostname === 'apis.google.com')
      return route.fulfill({ contentType: 'text/javascript', body: gapiStub(request.url()) });
    return route.abort();
  });
  return { abroad };
}
