import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { verifyLedger } from '../ledger/verify';
import { type Act, FEES, walletActs, type RealWallet } from '../testing/walletActs';
import { WalletModel } from '../testing/walletModel';
import { openWalletStage, type WalletStage } from '../testing/walletStage';

// security T-STATE asks for 1,500 sequences: `npm run test:reliability`.
const SEQUENCES = Number(process.env['ARMA11_SEQUENCES'] ?? 40);
const COMMANDS = 40;

let stage: WalletStage;
beforeAll(async () => {
  stage = await openWalletStage();
});
afterAll(() => stage.server.close());

class Step implements fc.AsyncCommand<WalletModel, RealWallet> {
  constructor(
    private readonly name: string,
    private readonly act: Act,
    private readonly n: number,
  ) {}
  check = () => true;
  async run(model: WalletModel, real: RealWallet): Promise<void> {
    await this.act(model, real, this.n);
    const { saldo, saldo_retirable, saldo_jugable, saldo_bono, saldo_retenido } = await stage.balances(real.userId);
    const { bono, jugable, retirable } = model.purses;
    expect({ bono, jugable, retirable, held: model.held, saldo: model.saldo }).toEqual({
      bono: saldo_bono,
      jugable: saldo_jugable,
      retirable: saldo_retirable,
      held: saldo_retenido,
      saldo,
    });
  }
  toString = () => `${this.name}(${this.n})`;
}

async function newWallet(): Promise<RealWallet> {
  const { id: userId } = await stage.player();
  const rooms: number[] = [];
  for (const fee of FEES) rooms.push(await stage.room(fee));
  const codes = [`UNO${userId}`, `DOS${userId}`];
  const gift = { type: 'bono' as const, coins: 30, label: 'Bono' };
  await stage.server.db.fresh
    .insertInto('promo')
    .values(codes.map((code) => ({ ...gift, code })))
    .execute();
  return { stage, userId, rooms, codes };
}

it('T-STATE: a wallet is what the model says after every step, whatever the steps, and the ledger is clean after every sequence', async ({
  task,
}) => {
  const steps = Object.entries(walletActs).map(([name, act]) =>
    fc.nat({ max: 999 }).map((n) => new Step(name, act, n)),
  );
  await fc.assert(
    fc.asyncProperty(fc.commands(steps, { maxCommands: COMMANDS, size: 'max' }), async (commands) => {
      const real = await newWallet();
      await fc.asyncModelRun(() => ({ model: new WalletModel(), real: real }), commands);
      expect((await verifyLedger(stage.server.db.fresh)).breaches).toEqual([]);
    }),
    { numRuns: SEQUENCES, seed: 2026, endOnFailure: false },
  );
  Object.assign(task.meta, { cases: SEQUENCES });
}, 600_000);
