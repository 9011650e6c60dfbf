import { callTable, contractSchemas } from '@arma11/core/schemas';
import { routes } from '../platform/http/route';
import { balancesOf } from '../ledger/balances';
import { enterRoom } from '../rooms/lineups/registerSala';
import { countingWrongCodes } from '../wallet/promos/promoLimits';
import { isWrongCode, redeemPromo } from '../wallet/promos/redeemPromo';

/** Promo codes. */
export const promoRoutes = routes(callTable.accounts, contractSchemas.accounts, {
  useCode: ({ deps, player, body, ip, write }) =>
    countingWrongCodes(deps.db, { userId: player.id, ip, isWrong: isWrongCode }, () =>
      write(async (tx) => {
        const gift = await redeemPromo(tx, deps.money, { userId: player.id, code: body.code_promo, enterRoom });
        return { status: 'ok' as const, ...gift, saldo: (await balancesOf(tx, player.id)).saldo };
      }),
    ),
});
