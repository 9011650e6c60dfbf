import { callTable, contractSchemas } from '@arma11/core/schemas';
import { readUser } from '../players/accounts/userView';
import { routes } from '../platform/http/route';
import { balancesOf } from '../ledger/balances';
import { buyItem } from '../players/items/buyItem';
import { equipAvatar, equipItem } from '../players/accounts/equipItem';
import { galleryOf } from '../players/items/findItems';

/** The gallery (product §11.3). */
export const itemsRoutes = routes(callTable.items, contractSchemas.items, {
  list: ({ deps, player, query }) => galleryOf(deps.db.fresh, player.id, query.category),

  buy: ({ player, params, write }) =>
    write(async (tx) => {
      const item = await buyItem(tx, player.id, params.id);
      const { saldo } = await balancesOf(tx, player.id);
      return { status: 'ok' as const, item, saldo };
    }),

  equip: ({ player, params, write }) =>
    write(async (tx) => ({ status: 'ok' as const, item: await equipItem(tx, player.id, params.id) })),
});

/** The avatar (product §7). */
export const avatarRoutes = routes(callTable.accounts, contractSchemas.accounts, {
  updateAvatar: ({ deps, player, body, write }) =>
    write(async (tx) => {
      await equipAvatar(tx, player.id, body.item);
      return { status: 'ok' as const, user: await readUser(tx, deps.sealing, player.id) };
    }),
});
