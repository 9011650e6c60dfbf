import { z } from 'zod';
import type { home } from './home.calls';
import type { SchemasFor } from './schema';
import { Banner, ClubRow, Coins, Id, Instant, type Model } from './models';

const exchange = z.object({
  /** Coins for one unit of the currency. */
  coins_per_unit: z.int(),
  currency: z.string(),
  symbol: z.string(),
  decimals: z.int(),
  min_withdraw: Coins,
  max_withdraw: Coins,
  /** A withdrawal takes at most so many. */
  withdraw_business_days: z.int(),
  min_deposit: Coins,
  max_deposit: Coins,
  /** Coins are bought and cashed out. */
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
        /** Given besides. */
        bonus_coins: Coins,
        /** Hundredths of the currency, whole. */
        price_cents: z.int(),
        currency: z.string(),
        image: z.string(),
        label: z.string(),
        highlighted: z.boolean(),
        /** The player's own limit that it is more than, or null (rules R16.6). */
        beyond_limit: z
          .object({
            limit: z.enum(['deposit_day', 'deposit_week', 'deposit_month']),
            /** What the limit allows. */
            most: Coins,
            /** What of it is left. */
            left: Coins,
            /** The day in Lima on which it begins anew; null: the pack is more than the whole limit. */
            renews_on: z.iso.date().nullable(),
          })
          .nullable(),
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
        /** Whom the code pays. */
        holder: z.string(),
        phone_masked: z.string(),
        instructions: z.array(z.string()),
        active: z.boolean(),
      }),
    ),
  },
  rango: {
    response: z.object({
      /** From 1, the lowest, to 7. */
      level: z.int(),
      name: z.string(),
      image: z.string(),
      /** Experience points. */
      xp: z.int(),
      /** XP from which the level is held. */
      xp_from: z.int(),
      /** XP of the next level; null at the top. */
      xp_next: z.int().nullable(),
      /** Progress to the next level, to 100. */
      percent: z.number(),
      history: z.array(z.object({ date: Instant, xp: z.int(), reason: z.string() })),
    }),
  },
  topClubs: {
    response: z.array(z.object({ jornada_name: z.string(), league_name: z.string(), winners: z.array(ClubRow) })),
  },
  clubsByLeague: { query: z.object({ liga: z.string().max(80) }), response: z.array(ClubRow) },
} satisfies SchemasFor<typeof home>;
