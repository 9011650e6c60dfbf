import { callTable, contractSchemas } from '@arma11/core/schemas';
import type { Tx } from '../platform/db/database';
import { routes } from '../platform/http/route';
import { TextAnswer } from '../platform/http/textAnswer';
import { leaveOpenRooms } from '../rooms/join/leaveOpenRooms';
import { balancesOf } from '../ledger/balances';
import { cancelDeposit } from '../wallet/deposits/cancelDeposit';
import { createDeposit } from '../wallet/deposits/createDeposit';
import { depositOf, depositsPage } from '../wallet/deposits/listDeposits';
import { payDeposit } from '../wallet/deposits/payDeposit';
import { payWithReceipt } from '../wallet/deposits/payWithReceipt';
import { readReceipt } from '../wallet/deposits/receiptImage';
import { exchangeOf } from '../wallet/exchange';
import { assertNotShared } from '../players/accounts/assertNotShared';
import { pausePlay } from '../wallet/limits/pausePlay';
import { confirmLimits, limitsView, saveLimits } from '../wallet/limits/saveLimits';
import { movementsPage } from '../wallet/movements';
import { movementsCsv } from '../wallet/movementsCsv';
import { packs } from '../wallet/deposits/packs';
import { activePayCodes } from '../wallet/payCodes';
import { walletSummary } from '../wallet/summary';
import { createWithdrawal } from '../wallet/withdrawals/createWithdrawal';
import { withdrawalsPage } from '../wallet/withdrawals/listWithdrawals';
import { cancelWithdrawal } from '../wallet/withdrawals/moveWithdrawal';
import { type WithdrawalRow, withdrawalView } from '../wallet/withdrawals/withdrawalView';

const CSV = 'text/csv; charset=utf-8; header=present';

async function withdrawn(tx: Tx, row: WithdrawalRow) {
  const { saldo } = await balancesOf(tx, row.user_id);
  return { status: 'ok' as const, withdrawal: withdrawalView(row), saldo };
}

/** Balances, movements, top-ups, withdrawals and limits. */
export const walletRoutes = routes(callTable.wallet, contractSchemas.wallet, {
  summary: ({ deps, player }) => walletSummary(deps.db.fresh, player.id),

  async movements({ deps, player, query }) {
    const { format, ...rest } = query;
    if (format !== 'csv') return movementsPage(deps.db.fresh, player.id, rest);
    return new TextAnswer(CSV, await movementsCsv(deps.db.fresh, player.id, rest), 'movimientos.csv');
  },

  createDeposit: ({ deps, player, body, write }) =>
    write(async (tx) => ({
      status: 'ok' as const,
      deposit: await createDeposit(tx, deps, { userId: player.id, ...body }),
    })),

  deposits: ({ deps, player, query }) => depositsPage(deps.db.fresh, player.id, query),
  deposit: ({ deps, player, params }) => depositOf(deps.db.fresh, deps.money, player.id, params.id),

  async payDeposit({ deps, player, params, body, write }) {
    const payment = { ...body, id: params.id, userId: player.id, image: await readReceipt(body.image) };
    return payWithReceipt(deps, payment, (paid) =>
      write(async (tx) => ({ status: 'ok' as const, deposit: await payDeposit(tx, deps.sealing, paid) })),
    );
  },

  cancelDeposit: ({ player, params, write }) =>
    write(async (tx) => ({ status: 'ok' as const, deposit: await cancelDeposit(tx, player.id, params.id) })),

  createWithdrawal: ({ deps, player, body, write }) =>
    write(async (tx) => withdrawn(tx, await createWithdrawal(tx, deps, player, body))),

  withdrawals: ({ deps, player, query }) => withdrawalsPage(deps.db.fresh, player.id, query),

  cancelWithdrawal: ({ player, params, write }) =>
    write(async (tx) => withdrawn(tx, await cancelWithdrawal(tx, player.id, params.id))),

  limits: ({ deps, player }) => limitsView(deps.db.fresh, player.id),

  saveLimits: ({ player, body, write }) =>
    write(async (tx) => ({ status: 'ok' as const, ...(await saveLimits(tx, player.id, body.limits)) })),

  confirmLimits: ({ player, write }) =>
    write(async (tx) => ({ status: 'ok' as const, ...(await confirmLimits(tx, player.id)) })),

  pausePlay: ({ player, body, write }) =>
    write(async (tx) => {
      await assertNotShared(tx, player.id);
      const left = await pausePlay(tx, player.id, { ...body, leaveRooms: leaveOpenRooms });
      const { saldo } = await balancesOf(tx, player.id);
      return { status: 'ok' as const, ...(await limitsView(tx, player.id)), left, saldo };
    }),
});

/** What the wallet's pages say of coins, packs and codes to pay. */
export const walletHomeRoutes = routes(callTable.home, contractSchemas.home, {
  exchange: async ({ deps }) => exchangeOf(deps.money),
  recargas: ({ deps, player }) => packs(deps.db.fresh, deps.money, player.id),
  qrPay: ({ deps }) => activePayCodes(deps.db.fresh, deps.money),
});
