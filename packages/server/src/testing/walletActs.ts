import { expect } from 'vitest';
import type { Tx } from '../platform/db/database';
import { enterRoom } from '../rooms/lineups/registerSala';
import { redeemPromo } from '../wallet/promos/redeemPromo';
import { Refusal } from '../platform/refusal';
import { joinRoom } from '../rooms/join/joinRoom';
import { leaveRoom } from '../rooms/join/leaveRoom';
import { askAdjustment } from '../wallet/adjustments';
import { createDeposit } from '../wallet/deposits/createDeposit';
import { approveDeposit, rejectDeposit, unmarkDeposit } from '../wallet/deposits/decideDeposit';
import { payDeposit } from '../wallet/deposits/payDeposit';
import { createWithdrawal } from '../wallet/withdrawals/createWithdrawal';
import {
  cancelWithdrawal,
  payWithdrawal,
  rejectWithdrawal,
  takeWithdrawal,
} from '../wallet/withdrawals/moveWithdrawal';
import { TEST_NOW } from './smallLeague';
import type { WalletModel } from './walletModel';
import type { WalletStage } from './walletStage';

/** What the rooms of a wallet cost, in their order. */
export const FEES = [0, 7, 60, 250];

/** A player with rooms that cost FEES and two codes of 30 coins. */
export interface RealWallet {
  stage: WalletStage;
  userId: number;
  rooms: number[];
  codes: string[];
}
/** One step: what is tried on the real wallet, and what the model says of it. `n` chooses among what there is. */
export type Act = (model: WalletModel, real: RealWallet, n: number) => Promise<void>;

/** Tries a write and holds the model to it: what should pass passes, what should not is refused and changes nothing. */
async function attempt<T>({ stage }: RealWallet, should: boolean, work: (tx: Tx) => Promise<T>): Promise<T | null> {
  const result = await stage.server.db.tx(work).catch((error: unknown) => {
    if (error instanceof Refusal) return error;
    throw error;
  });
  expect(result instanceof Refusal ? result.code : 'done').toEqual(
    should ? 'done' : expect.not.stringMatching(/^done$/),
  );
  return result instanceof Refusal ? null : (result as T);
}

let operation = 1_000_000;

const at = <T>(list: readonly T[], n: number): T | undefined => list[n % Math.max(1, list.length)];

const deposits: Record<string, Act> = {
  async ask(model, real, n) {
    const { userId, stage } = real;
    const coins = [50, 100, 200, 500][n % 4]!;
    const made = await attempt(real, model.mayDeposit(coins), (tx) =>
      createDeposit(tx, stage.server.deps, { userId, recarga: 1 + (n % 4), provider: 'plin' }),
    );
    if (made)
      model.deposits.push({ id: made.id, coins, estado: 'pendiente', told: false, credited: false, sentAgain: false });
  },
  async reportPayment(model, real, n) {
    const { userId, stage } = real;
    const one = at(model.deposits, n);
    if (!one) return;
    operation += 1;
    const payment = { id: one.id, userId, operation_number: String(operation), paid_at: TEST_NOW, image: null };
    const corrects = model.mayCorrect(one);
    const open = one.estado === 'pendiente' || one.estado === 'en_revision' || corrects;
    if (await attempt(real, open, (tx) => payDeposit(tx, stage.server.deps.sealing, payment)))
      Object.assign(one, { estado: 'en_revision', told: true, sentAgain: one.sentAgain || corrects });
  },
  async approve(model, real, n) {
    const one = at(model.deposits, n);
    if (!one) return;
    const open = one.estado === 'en_revision';
    if (!(await attempt(real, open, (tx) => approveDeposit(tx, { id: one.id, actorId: null })))) return;
    Object.assign(one, { estado: 'aprobado', credited: true });
    model.purses.jugable += one.coins;
  },
  async reject(model, real, n) {
    const one = at(model.deposits, n);
    if (!one) return;
    const open = one.estado === 'pendiente' || one.estado === 'en_revision';
    const fact = { id: one.id, actorId: null, reason: 'no_encontrado' as const };
    if (await attempt(real, open, (tx) => rejectDeposit(tx, fact))) one.estado = 'rechazado';
  },
  async unmark(model, real, n) {
    const one = at(model.deposits, n);
    if (!one) return;
    const approved = one.estado === 'aprobado';
    const taken = approved ? model.take(one.coins, ['jugable', 'retirable']) : null;
    const should = approved ? taken !== null : one.estado === 'rechazado' && !one.credited;
    if (!(await attempt(real, should, (tx) => unmarkDeposit(tx, { id: one.id, actorId: null })))) return;
    one.estado = approved ? 'rechazado' : one.told ? 'en_revision' : 'pendiente';
  },
};

const withdrawals: Record<string, Act> = {
  async withdraw(model, real, n) {
    const { userId, stage } = real;
    const amount = [200, 210, 195, 400][n % 4]!;
    const where = { provider: 'yape', destination: '987654321', holder_name: 'Rosa', doc_number: '12345678' } as const;
    const player = { id: userId, authAt: TEST_NOW };
    const made = await attempt(real, model.mayWithdraw(amount), (tx) =>
      createWithdrawal(tx, stage.server.deps, player, { ...where, amount }),
    );
    if (!made) return;
    model.purses.retirable -= amount;
    model.withdrawals.push({ id: made.id, amount, estado: 'pendiente' });
  },
  async cancel(model, real, n) {
    const { userId } = real;
    const one = at(model.withdrawals, n);
    if (!one || !(await attempt(real, one.estado === 'pendiente', (tx) => cancelWithdrawal(tx, userId, one.id))))
      return;
    one.estado = 'cancelado';
    model.purses.retirable += one.amount;
  },
  async take(model, real, n) {
    const one = at(model.withdrawals, n);
    const fact = { id: one?.id ?? 0, actorId: null };
    if (one && (await attempt(real, one.estado === 'pendiente', (tx) => takeWithdrawal(tx, fact))))
      one.estado = 'en_proceso';
  },
  async pay(model, real, n) {
    const one = at(model.withdrawals, n);
    const fact = { id: one?.id ?? 0, actorId: null, operation: `pago-${one?.id}` };
    if (one && (await attempt(real, one.estado === 'en_proceso', (tx) => payWithdrawal(tx, fact))))
      one.estado = 'pagado';
  },
  async giveBack(model, real, n) {
    const one = at(model.withdrawals, n);
    if (!one) return;
    const open = one.estado === 'pendiente' || one.estado === 'en_proceso';
    const fact = { id: one.id, actorId: null, reason: 'no llegó' };
    if (!(await attempt(real, open, (tx) => rejectWithdrawal(tx, fact)))) return;
    one.estado = 'rechazado';
    model.purses.retirable += one.amount;
  },
};

const playing: Record<string, Act> = {
  async join(model, real, n) {
    const { userId, rooms } = real;
    const [roomId, fee] = [rooms[n % rooms.length]!, FEES[n % FEES.length]!];
    const taken = model.seats.has(roomId) ? null : model.take(fee, ['bono', 'jugable', 'retirable']);
    await attempt(real, taken !== null, (tx) => joinRoom(tx, { roomId, userId }));
    if (taken) model.seats.set(roomId, taken);
  },
  async leave(model, real, n) {
    const { userId, rooms } = real;
    const roomId = rooms[n % rooms.length]!;
    const taken = model.seats.get(roomId);
    await attempt(real, taken !== undefined, (tx) => leaveRoom(tx, { roomId, userId }));
    if (taken) model.giveBack(taken);
    model.seats.delete(roomId);
  },
  async adjust(model, real, n) {
    const { userId } = real;
    const purse = (['bono', 'jugable', 'retirable'] as const)[n % 3]!;
    const amount = (n % 2 === 0 ? 1 : -1) * (150 + (n % 400));
    const alone = model.adjusted + Math.abs(amount) <= 5000;
    const wanted = { user_id: userId, purse: `user:${purse}` as const, amount, reason: 'modelo', actorId: null };
    const should = !alone || model.purses[purse] + amount >= 0;
    if (!(await attempt(real, should, (tx) => askAdjustment(tx, wanted))) || !alone) return;
    model.adjusted += Math.abs(amount);
    model.purses[purse] += amount;
  },
  async promo(model, real, n) {
    const { userId, codes, stage } = real;
    const code = at(codes, n)!;
    const fresh = !model.codes.has(code);
    if (!(await attempt(real, fresh, (tx) => redeemPromo(tx, stage.server.deps.money, { userId, code, enterRoom }))))
      return;
    model.codes.add(code);
    model.purses.bono += 30;
  },
};

/** Every step that the wallet knows, by name. */
export const walletActs: Record<string, Act> = { ...deposits, ...withdrawals, ...playing };
