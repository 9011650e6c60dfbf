import { expect, it } from 'vitest';
import { ownSite } from '../ownSite';
import { signedInRoutes } from '../signedInRoutes';
import { desktopBoth, openVisitor, phoneBoth } from '../visitPages';
import { unreached } from './crawl';

const site = ownSite('enlaces');

/** Routes that no link of the app leads to, and what does. */
const APART: Readonly<Record<string, string>> = {
  '/embed/entrar': 'a widget on a page of a partner opens it in a window',
  '/compe/sala/ins': 'pages outside and banners name an offer by it; the lobby has a sheet of its own',
  '/compe/sala/join': 'friends send it, and a code that is typed at /compe/add-private opens it',
};

it.each([
  ['player', 'phone', phoneBoth, ['/play']],
  ['player', 'desktop', desktopBoth, ['/play']],
  // Partners come to their console by the invitation that they got.
  ['operator', 'desktop', desktopBoth, ['/operador', '/partners/console']],
] as const)(
  'links lead the %s on a %s to every route that is theirs',
  async (by, _, view, first) => {
    const { routes, session } = await signedInRoutes(by, site());
    const wanted = routes.map(({ pattern }) => pattern).filter((pattern) => !(pattern in APART));
    expect(wanted.length).toBeGreaterThan(15);
    const { page } = await openVisitor(site().baseUrl, view, session);
    expect(await unreached(page, first, wanted)).toEqual([]);
  },
  600_000,
);
