import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setClock } from '../../platform/db/clock';
import { verifyLedger } from '../../ledger/verify';
import { gameRoutes } from '../../api/routeGroups';
import { openTestServer, type TestPlayer, type TestServer } from '../../testing/testServer';
import { countStep } from './countStep';

let server: TestServer;
let player: TestPlayer;
let quest = 0;
beforeAll(async () => {
  server = await openTestServer(gameRoutes);
  const made = await server.db.fresh
    .insertInto('quest')
    .values({ title: 'Semana redonda', description: 'Guarda en tres salas.', reward_coins: 30, is_main: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  quest = made.id;
  await server.db.fresh
    .insertInto('criterio')
    .values({
      quest_id: quest,
      title: 'Guarda predicciones',
      event: 'predi_guardada',
      target: 3,
      link: '/predi/ins',
      ordinal: 1,
    })
    .execute();
});
beforeEach(async () => {
  await setClock(server.db, { at: '2026-06-10T18:00:00Z', speed: 0 });
  player = await server.player();
});
afterAll(async () => {
  expect((await verifyLedger(server.db.fresh)).breaches).toEqual([]);
  await server.close();
});

const step = (ref: string) => server.db.tx((tx) => countStep(tx, player.id, 'predi_guardada', ref));
const complete = async () => {
  for (const ref of ['room:1', 'room:2', 'room:3', 'room:4']) await step(ref);
};
const claim = () => player.call('POST', 'quest/save/pay-quest/', { body: { quest } });
const mainQuest = async () => (await player.call('GET', 'quest/get/main-quest/')).body;

describe('the main quest', () => {
  it('counts each thing once, up to its target', async () => {
    for (const ref of ['room:1', 'room:2', 'room:1', 'room:2']) await step(ref);
    expect((await mainQuest()).status).toEqual({ cumplidas: 2, total: 3 });
    expect((await player.call('GET', 'quest/list/criterios/')).body).toMatchObject([
      { progress: 2, target: 3, done: false },
    ]);
  });

  it('is not paid before it is complete', async () => {
    for (const ref of ['room:1', 'room:2']) await step(ref);
    expect((await claim()).body.code).toBe('MISION_INCOMPLETA');
  });

  it('is paid once in bonus coins, also to eight claims at the same time', async () => {
    await complete();
    expect(await mainQuest()).toMatchObject({ claimable: true, status: { cumplidas: 3, total: 3 } });
    const claims = await Promise.all(Array.from({ length: 8 }, claim));
    expect(claims.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(claims.filter(({ body }) => body.code === 'MISION_YA_COBRADA')).toHaveLength(7);
    expect((await player.call('GET', 'plus/wallet/summary/')).body).toMatchObject({ saldo: 30, saldo_bono: 30 });
  });

  it('begins anew on Monday in Lima', async () => {
    await complete();
    expect((await claim()).status).toBe(200);
    await setClock(server.db, { at: '2026-06-15T04:59:59Z', speed: 0 });
    expect((await mainQuest()).claimed).toBe(true);
    await setClock(server.db, { at: '2026-06-15T05:00:00Z', speed: 0 });
    expect(await mainQuest()).toMatchObject({ claimed: false, status: { cumplidas: 0, total: 3 } });
  });
});
