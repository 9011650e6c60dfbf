import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { consoleRoutes } from '../../api/consoleRoutes';
import { sessionRoutes } from '../../api/accountRoutes';
import { gameRoutes } from '../../api/routeGroups';
import { makePartner, pageCaller, signInOnPage, type TestPartner } from '../../testing/embedPage';
import { roomStage, type RoomStage } from '../../testing/roomStage';
import { openTestDatabase } from '../../testing/openTestDatabase';
import { openTestServer, type TestServer } from '../../testing/testServer';
import { openPartnerFigures } from './openPartnerFigures';
import { pageDays } from './pageDays';

const ORIGIN = 'https://diario.example';

let server: TestServer;
let stage: RoomStage;
let partner: TestPartner;
let clock: number;
let figures: ReturnType<typeof openPartnerFigures>;
let lines: unknown[];
beforeEach(async () => {
  clock = Date.parse('2026-06-10T18:00:00Z');
  lines = [];
  const db = await openTestDatabase();
  figures = openPartnerFigures(
    { db, log: (line) => void lines.push(line) },
    { now: () => new Date(clock).toISOString(), everyMs: 60_000 },
  );
  server = await openTestServer([sessionRoutes, ...gameRoutes, consoleRoutes], { db, partnerFigures: figures });
  stage = await roomStage(server.db);
  await stage.at(-600);
  partner = await makePartner(server.db);
});
afterEach(() => server.close());

const written = async () => {
  await figures.stop();
  return pageDays(server.db.fresh, { partner: partner.id, origins: partner.origins }, 30);
};
const row = (page: string, given: object) => ({
  day: '2026-06-11',
  page,
  visits: 0,
  sign_ins: 0,
  joins: 0,
  saves: 0,
  refused: 0,
  seen_at: expect.any(String),
  ...given,
});

describe('what happens on a partner’s pages', () => {
  it('is counted by page: visits, sign-ins, joins and saves', async () => {
    const predi = await stage.predi(0);
    const rosa = await server.player();
    const page = { seed: 'rosa', key: partner.key, origin: ORIGIN };
    const { call: onPage } = await signInOnPage(server, rosa, page);
    const headers = { referer: `${ORIGIN}/fecha-4` };
    const call: typeof onPage = (method, path, options) => onPage(method, path, { ...options, headers });
    await call('POST', 'predi/ins-predi/ins-user/', { body: { predi } });
    await call('POST', 'predi/ins-predi/ins-user/', { body: { predi } });
    const { rows } = await sql<{ match_prediction: number; alternative: number }>`
      select k.id as match_prediction, a.id as alternative from market k join alternative a on a.market_id = k.id
      where k.room_id = ${predi} limit 1`.execute(server.db.fresh);
    const body = [{ predi, ...rows[0]! }];
    expect((await call('POST', 'prediction/answers-user/predi/register/', { body })).status).toBe(200);
    expect(await written()).toMatchObject([
      { page: `${ORIGIN}/fecha-4`, visits: 1, sign_ins: 0, joins: 1, saves: 1, registered: true },
      { page: ORIGIN, sign_ins: 1 },
    ]);
  });

  it('counts who comes back after half an hour as another visit, and others as others', async () => {
    const read = (agent: string) =>
      pageCaller(server, ORIGIN)('GET', `predi/sala/get/1/?pk=${partner.key}`, { headers: { 'user-agent': agent } });
    await read('a');
    await read('a');
    await read('b');
    clock += 31 * 60_000;
    await read('a');
    expect(await written()).toMatchObject([{ page: ORIGIN, visits: 3 }]);
  });

  it('tells pages apart where their browser says which it is, without their query', async () => {
    const read = (referer: string) =>
      pageCaller(server, ORIGIN)('GET', `predi/sala/get/1/?pk=${partner.key}`, { headers: { referer } });
    await read(`${ORIGIN}/deportes/final?lector=7#a`);
    await read(`${ORIGIN}/`);
    await read('https://otro.example/deportes');
    const pages = (await written()).map(({ page }) => page);
    expect(new Set(pages)).toEqual(new Set([ORIGIN, `${ORIGIN}/deportes/final`]));
  });

  it('counts the reads of pages that are not the partner’s, so that its people see why nothing is shown', async () => {
    const stranger = 'https://sin-registrar.example';
    for (const origin of [stranger, 'null', 'https://', `https://${'a'.repeat(400)}.example`]) {
      await pageCaller(server, origin)('GET', `predi/sala/get/1/?pk=${partner.key}`);
    }
    expect(await written()).toMatchObject([{ page: stranger, visits: 0, refused: 1, registered: false }]);
  });

  it('adds up over several writes and servers', async () => {
    const page = { partnerId: partner.id, page: ORIGIN };
    const other = openPartnerFigures(
      { db: server.db, log: (line) => void lines.push(line) },
      { now: () => new Date(clock).toISOString(), everyMs: 60_000 },
    );
    figures.count(page, 'joins');
    other.count(page, 'joins');
    await other.stop();
    expect(await written()).toMatchObject([{ joins: 2 }]);
    expect(lines).toEqual([]);
  });

  it('has at most 200 pages a day', async () => {
    for (let n = 0; n < 205; n += 1) figures.count({ partnerId: partner.id, page: `${ORIGIN}/${n}` }, 'refused');
    await figures.stop();
    figures.count({ partnerId: partner.id, page: `${ORIGIN}/mas` }, 'refused');
    figures.count({ partnerId: partner.id, page: `${ORIGIN}/0` }, 'refused');
    const rows = await written();
    expect(rows.find(({ page }) => page === `${ORIGIN}/mas`)).toBeUndefined();
    expect(rows.find(({ page }) => page === `${ORIGIN}/0`)).toMatchObject(row(`${ORIGIN}/0`, { refused: 2 }));
  });
});
