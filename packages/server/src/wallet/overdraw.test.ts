import { afterAll, beforeAll, expect, it } from 'vitest';
import { verifyLedger } from '../ledger/verify';
import { openWalletStage, type WalletStage } from '../testing/walletStage';

// security T-OVERDRAW: 100 rounds on PostgreSQL; the embedded engine has one connection and a quarter of them, as `npm test`.
const ROUNDS = Number(process.env['ARMA11_ROUNDS'] ?? (process.env['ARMA11_TEST_DB'] === 'pg' ? 100 : 25));
const PARALLEL = 16;
const COINS = 200;

let stage: WalletStage;
beforeAll(async () => {
  stage = await openWalletStage();
});
afterAll(() => stage.server.close());

it('T-OVERDRAW: of sixteen who each want the whole balance, to enter rooms or to cash out, exactly one gets it', async ({
  task,
}) => {
  Object.assign(task.meta, { cases: ROUNDS });
  const rooms: number[] = [];
  for (let i = 0; i < PARALLEL / 2; i += 1) rooms.push(await stage.room(COINS, 1000));
  for (let round = 0; round < ROUNDS; round += 1) {
    const player = await stage.player({ 'user:retirable': COINS });
    const answers = await Promise.all(
      Array.from({ length: PARALLEL }, (_, i) =>
        i % 2 === 0
          ? stage.withdraw(player, COINS)
          : player.call('POST', 'compe/compe-ins/register-sala-compe/', { body: { sala: rooms[(i - 1) / 2] } }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(PARALLEL - 1);
    expect((await stage.balances(player.id)).saldo).toBe(0);
  }
  expect((await verifyLedger(stage.server.db.fresh)).breaches).toEqual([]);
}, 240_000);
