import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { hostHtml } from '../../../widgets/host-pages/rig/hosts';
import { openHostSite } from '../../../widgets/host-pages/rig/hostServer';
import { partnerFacts } from '../../../widgets/host-pages/rig/partnerFacts';
import { readyPanel } from '../../../widgets/host-pages/rig/visitor';
import { startBuilt, type BuiltServer } from '../builtServer';
import { copySeason } from '../demoSeason';
import { grantPath } from '../grantPath';
import { hostileFragments } from '../hostileFragments';
import { marksIn, writeHostileRows, type HostileColumn } from '../hostileRows';
import { playerApi } from '../playerApi';
import { realIds, type RealIds } from '../realIds';
import { oneOfEach, visitedRoutes, type Visited } from '../routeAddresses';
import { signedInRoutes } from '../signedInRoutes';
import { goTo, goWithin } from '../steadyPage';
import { openWatched, type WatchedPage } from '../watchedPage';
import type { Session } from '../visitPages';

// T-XSS (security §4.1), the other way in: fragments of HTML in every text of the database that is shown, past the server's
// checks, as an import would leave them. Every page of the app and a partner's page with our elements show them as text.

const SEED = Number(process.env.SEED ?? 2026);
/** What is read in an inert document is stopped there too, and told. */
const INERT = /^(style-src-(elem|attr) refused inline|base-uri refused )/;

let server: BuiltServer;
let dataDir: string;
let routeIds: RealIds;
let grant: string;
let columns: HostileColumn[];
const seen = new Set<number>();
/** What no visited page shows of this season, or only as an address that it refuses to use. */
const UNSEEN =
  'audit.actor content_entry.title content_entry.html criterio.link event.image incident.detail league.logo match_check.sentence match_event.player_name match_version.actor match_version.reason notification.link offer.name pack.label player.contry player.avatar'.split(
    ' ',
  );

beforeAll(async () => {
  dataDir = copySeason(inject('season'));
  server = await startBuilt('xss-ids', dataDir);
  routeIds = await realIds(await playerApi(server.baseUrl));
  await server.stop();
  columns = await writeHostileRows(dataDir, hostileFragments(SEED, 5000));
  server = await startBuilt('xss', dataDir);
  grant = await grantPath(server.baseUrl, 's'.repeat(22));
});
afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const isOf = (name: string) => {
  const { first, end } = columns.find(({ column }) => column === name)!;
  return (mark: number) => mark >= first && mark < end;
};

async function look(watched: WatchedPage, address: string): Promise<void> {
  await watched.assertInert([], `${address}, seed ${SEED}`, INERT);
  // In attributes as well.
  for (const mark of marksIn((await watched.shown()) + (await watched.page.content()))) seen.add(mark);
}

/** Looks at a page of each route in turn: all that the server draws, and behind the sign-in the first. Returns how many. */
async function visitAll(routes: readonly Visited[], session?: Session): Promise<number> {
  const watched = await openWatched(server.baseUrl, { ...session, onlyLooks: true });
  const addresses = oneOfEach(routes);
  for (const [at, address] of addresses.entries()) {
    if (session && at > 0) await goWithin(watched.page, address);
    else await goTo(watched.page, address);
    await look(watched, address);
  }
  return addresses.length;
}

describe('T-XSS of rows: what an import has left in the database is text', { timeout: 600_000 }, () => {
  it.each(['player', 'operator'] as const)('in every page of a %s', async (by) => {
    const { routes, session } = await signedInRoutes(by, { baseUrl: server.baseUrl, routeIds, grant });
    expect(await visitAll(routes, session)).toBeGreaterThan(10);
  });

  it('in a player’s notices', async () => {
    const watched = await openWatched(server.baseUrl, (await playerApi(server.baseUrl)).session);
    await goTo(watched.page, '/play');
    await watched.page.getByRole('button', { name: /^Avisos/ }).click();
    await expect
      .poll(async () => marksIn(await watched.shown()).filter(isOf('notification.body')).length)
      .toBeGreaterThan(0);
    await look(watched, 'the notices');
  });

  it('in every page that is open', async () => {
    const open = visitedRoutes(routeIds, grant).filter((route) => route.open);
    expect(await visitAll(open)).toBeGreaterThan(2);
  });

  it('in the elements on a partner’s page', async () => {
    const site = await openHostSite();
    const facts = await partnerFacts(server.baseUrl);
    const more = `<arma11-room-card kind="predi" sala="${facts.predi}"></arma11-room-card><arma11-quest-bar></arma11-quest-bar>`;
    const watched = await openWatched(site.origin, {}, [site.origin, server.baseUrl]);
    await watched.page.goto(site.put('/xss', { html: hostHtml(facts, { body: more }) }));
    await readyPanel(watched.page);
    await look(watched, 'a partner’s page');
    expect(marksIn(await watched.shown()).length).toBeGreaterThan(10);
    await site.close();
  });

  it('and was there to be seen', ({ task }) => {
    const unseen = columns.filter(({ column }) => ![...seen].some(isOf(column)));
    expect(unseen.map(({ column }) => column).filter((column) => !UNSEEN.includes(column))).toEqual([]);
    Object.assign(task.meta, { cases: seen.size });
  });
});
