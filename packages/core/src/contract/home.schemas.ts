import { z } from 'zod';
import type { home } from './home.calls';
import type { SchemasFor } from './schema';
import { Banner, ClubRow, Coins, Id, Instant, type Model } from './models';

const exchange = z.object({
  coins_per_unit: z.int(),
  currency: z.string(),
  symbol: z.string(),
  decimals: z.int(),
  min_withdraw: Coins,
  max_withdraw: Coins,
  withdraw_business_days: z.int(),
  min_deposit: Coins,
  max_deposit: Coins,
  real_money: z.boolean(),
  /** What coins are: bought and cashed out in 'real'; in 'demo' every flow works and nothing of it is money; in 'play' they are a game's. */
  money: z.enum(['play', 'demo', 'real']),
  /** The licence to take real money, for the footer. */
  licence: z.string().nullable(),
  updated_at: Instant,
});
/** The single source of the wallet's numbers and texts. */
export interface Exchange extends z.infer<typeof exchange> {}
export const Exchange: Model<Exchange> = exchange;

export const homeSchemas = {
  banners: { response: z.array(Banner) },
  recargas: {
    response: z.array(
      z.object({
        id: Id,
        coins: Coins,
        bonus_coins: Coins,
        price_cents: z.int(),
        currency: z.string(),
        image: z.string(),
        label: z.string(),
        highlighted: z.boolean(),
      }),
    ),
  },
  exchange: { response: Exchange },
  qrPay: {
    response: z.array(
      z.object({
        id: Id,
        provider: z.enum(['yape', 'plin']),
        image: z.string(),
        holder: z.string(),
        phone_masked: z.string(),
        instructions: z.array(z.string()),
        active: z.boolean(),
      }),
    ),
  },
  rango: {
    response: z.object({
      level: z.int(),
      name: z.string(),
      image: z.string(),
      xp: z.int(),
      xp_from: z.int(),
      xp_next: z.int().nullable(),
      percent: z.number(),
      history: z.array(z.object({ date: Instant, xp: z.int(), reason: z.string() })),
    }),
  },
  topClubs: {
    response: z.array(z.object({ jornada_name: z.string(), league_name: z.string(), winners: z.array(ClubRow) })),
  },
  clubsByLeague: { query: z.object({ liga: z.string().max(80) }), response: z.array(ClubRow) },
} satisfies SchemasFor<typeof home>;
