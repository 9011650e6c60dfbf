import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountsRoutes } from '../../api/accountRoutes';
import { setClock } from '../../platform/db/clock';
import { gameRoutes } from '../../api/routeGroups';
import { openTestServer, type TestServer } from '../../testing/testServer';
import { pageCaller } from '../../testing/embedPage';
import { seedDemo } from '../seedDemo';
import { advanceRooms } from '../../rooms/settle/advanceRooms';
import { startSimulator } from '../startSimulator';
import { stepDemo } from '../stepDemo';
import { readDemoSeason, type DemoSeason } from '../season/demoSeason';
import { DEMO_PARTNER, layPartner } from './demoPartner';
import { partnerRoom } from './partnerRoom';

const FIRST_START = Date.parse('2026-11-21T15:00:20.000Z');
const MINUTE = 60_000;

let server: TestServer;
let demo: DemoSeason;
const at = (minutes: number) => setClock(server.db, { at: new Date(FIRST_START + minutes * MINUTE), speed: 0 });

beforeAll(async () => {
  server = await openTestServer([accountsRoutes, ...gameRoutes]);
  await at(0);
  await seedDemo(server.deps);
  demo = (await readDemoSeason(server.db.fresh))!;
  await (await startSimulator(server.deps, 1_000_000)).stop();
}, 60_000);
afterAll(() => server.close());

describe('the partner of the demo', () => {
  it('may ask from pages of this machine, on any port, and from the server’s own, and from nowhere else', async () => {
    const status = async (origin: string) => {
      const path = `predi/sala/list-top-public/?pk=${DEMO_PARTNER.key}`;
      return (await pageCaller(server, origin)('GET', path)).status;
    };
    const mine = ['http://localhost:4000', 'http://127.0.0.1:51234', 'http://localhost', 'https://arma11.test'];
    expect(await Promise.all(mine.map(status))).toEqual([200, 200, 200, 200]);
    const others = ['https://localhost:4000', 'http://localhost:4000.evil.example', 'http://localhost:', 'null'];
    expect(await Promise.all(others.map(status))).toEqual([403, 403, 403, 403]);
  });

  it('moves along when the server is reached at another address', async () => {
    await layPartner(server.db, 'https://otra.example');
    const rows = await server.db.fresh.selectFrom('partner').select('origins').where('test_of', 'is', null).execute();
    expect(rows).toEqual([{ origins: ['http://localhost:*', 'http://127.0.0.1:*', 'https://otra.example'] }]);
    await layPartner(server.db, server.deps.publicUrl);
  });
});

describe('the room of the partner’s pages', () => {
  it.each([0, 31, 8 * 60, 24 * 60 + 7, 26 * 60, 40 * 60])(
    'is free and has a day left and matches to answer, %i minutes after the first start',
    async (minutes) => {
      await at(minutes);
      await stepDemo(server.db, demo, new Map());
      const id = await partnerRoom(server.db.fresh);
      const call = pageCaller(server, 'http://localhost:4000');
      const room = await call('GET', `predi/sala/get/${id}/?pk=${DEMO_PARTNER.key}`);
      expect(room.body).toMatchObject({ id, amount_ins: 0, estado: 'abierta', tipo: 'publica', user_ins: 0 });
      expect(Date.parse(room.body.lock_at) - (FIRST_START + minutes * MINUTE)).toBeGreaterThan(24 * 60 * MINUTE);
      const { body } = await call('GET', `predi-partidos/list/match-sala/${id}/?pk=${DEMO_PARTNER.key}`);
      expect(body).toHaveLength(6);
      expect(body.every(({ answers }: { answers: unknown[] }) => answers.length > 0)).toBe(true);
    },
    60_000,
  );

  it('is played on its evening, and pays whoever answered in it', async () => {
    await at(3 * 24 * 60);
    await stepDemo(server.db, demo, new Map());
    await at(3 * 24 * 60 + 2);
    await stepDemo(server.db, demo, new Map());
    await advanceRooms(server.db);
    const first = await server.db.fresh
      .selectFrom('room')
      .innerJoin('offer', 'offer.id', 'room.offer_id')
      .select(['room.estado', 'room.taken'])
      .where('offer.name', '=', 'Polla de los lectores')
      .orderBy('room.id')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(first.estado).toBe('pagada');
    expect(first.taken).toBeGreaterThan(1);
  }, 60_000);
});
