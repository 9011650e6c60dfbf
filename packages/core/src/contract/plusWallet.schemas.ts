import { z } from 'zod';
import type { plusWallet } from './plusWallet.calls';
import type { SchemasFor } from './schema';
import { Coins, Movement, MovementType, pageOf } from './models';
import { PageNumber, PageSize } from './query';

export const plusWalletSchemas = {
  walletSummary: {
    response: z.object({
      saldo: Coins,
      saldo_retirable: Coins,
      saldo_jugable: Coins,
      saldo_bono: Coins,
      saldo_retenido: Coins,
      month: z.object({ deposits: Coins, entries: Coins, prizes: Coins, net: Coins }),
    }),
  },
  walletMovements: {
    query: z.object({
      page: PageNumber,
      page_size: PageSize,
      type: MovementType.optional(),
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
    }),
    response: pageOf(Movement),
  },
} satisfies SchemasFor<typeof plusWallet>;
