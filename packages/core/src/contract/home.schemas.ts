import { z } from 'zod';
import type { home } from './home.calls';
import type { SchemasFor } from './schema';
import { Banner, ClubRow, Coins, Id, Instant, Position, Team, UserMini, type Model } from './models';
import { RoomKind } from './salas.schemas';

const exchange = z.object({
  /** Coins for one unit of the currency. */
  coins_per_unit: z.int(),
  /** The currency's code, `PEN`. */
  currency: z.string(),
  /** How the currency is written before an amount: `S/`. */
  symbol: z.string(),
  /** Decimals of an amount in the currency. */
  decimals: z.int(),
  /** The smallest withdrawal (rules R12.4). */
  min_withdraw: Coins,
  /** The largest withdrawal (rules R12.4). */
  max_withdraw: Coins,
  /** A withdrawal takes at most so many. */
  withdraw_business_days: z.int(),
  /** The smallest top-up (rules R12.3). */
  min_deposit: Coins,
  /** The largest top-up (rules R12.3). */
  max_deposit: Coins,
  /** Coins are bought and cashed out. */
  real_money: z.boolean(),
  /** What coins are: bought and cashed out in 'real'; in 'demo' every flow works and nothing of it is money; in 'play' they are a game's. */
  money: z.enum(['play', 'demo', 'real']),
  /** The licence to take real money, for the footer. */
  licence: z.string().nullable(),
  /** When these numbers last changed. */
  updated_at: Instant,
});
/** The single source of the wallet's numbers and texts. */
export interface Exchange extends z.infer<typeof exchange> {}
export const Exchange: Model<Exchange> = exchange;

/** Coins to buy, with their price. */
const TopUpPack = z.object({
  /** The pack: what a top-up names as `recarga`. */
  id: Id,
  /** Coins that are bought. */
  coins: Coins,
  /** Given besides. */
  bonus_coins: Coins,
  /** Hundredths of the currency, whole. */
  price_cents: z.int(),
  /** The price's currency, `PEN`. */
  currency: z.string(),
  /** Address of its picture. */
  image: z.string(),
  /** Its name, ready to show. */
  label: z.string(),
  /** To be shown before the others. */
  highlighted: z.boolean(),
  /** The player's own limit that it is more than, or null (rules R16.6). */
  beyond_limit: z
    .object({
      /** Which limit: coins of top-ups in a day, a week or a month. */
      limit: z.enum(['deposit_day', 'deposit_week', 'deposit_month']),
      /** What the limit allows. */
      most: Coins,
      /** What of it is left. */
      left: Coins,
      /** The day in Lima on which it begins anew; null: the pack is more than the whole limit. */
      renews_on: z.iso.date().nullable(),
    })
    .nullable(),
});

/** The best clubs of a league's jornada, by their supporters. */
const JornadaClubs = z.object({
  /** The jornada, ready to show. */
  jornada_name: z.string(),
  /** The league's name, ready to show. */
  league_name: z.string(),
  /** The first three, best first (rules R11.5). */
  winners: z.array(ClubRow),
});

const found = z.object({
  /** Footballers and coaches, at most eight. */
  players: z.array(
    z.object({
      /** The footballer. */
      id: Id,
      /** First and last name. */
      full_name: z.string(),
      /** 0 goalkeeper, 1 defender, 2 midfielder, 3 forward, 4 coach. */
      position: Position,
      /** Shirt number, or null. */
      number: z.int().nullable(),
      /** Their club. */
      team: Team,
    }),
  ),
  /** Clubs, at most eight. */
  clubs: z.array(
    z.object({
      /** The club. */
      team: Team,
      /** The league's name, ready to show. */
      league_name: z.string(),
      /** The league's name as addresses carry it. */
      league_unique: z.string(),
    }),
  ),
  /** Rooms that everybody may enter and that are open now, at most eight, those that lock first before the others. */
  rooms: z.array(
    z.object({
      /** Of which game the room is. */
      kind: RoomKind,
      /** The room. */
      id: Id,
      /** Its name, ready to show. */
      name: z.string(),
      /** The fee. */
      amount_ins: Coins,
      /** Entries are taken until then. */
      lock_at: Instant,
    }),
  ),
  /** People, at most eight. */
  people: z.array(UserMini),
});
/** What a search has found, of each kind the best first (rules R22). */
export interface Found extends z.infer<typeof found> {}
export const Found: Model<Found> = found;

export const homeSchemas = {
  banners: { response: z.array(Banner) },
  recargas: { response: z.array(TopUpPack) },
  exchange: { response: Exchange },
  qrPay: {
    response: z.array(
      z.object({
        /** The code. */
        id: Id,
        /** The payment app whose code it is. */
        provider: z.enum(['yape', 'plin']),
        /** The code as a picture, in a data address. */
        image: z.string(),
        /** Whom the code pays. */
        holder: z.string(),
        /** The holder's phone, its last digits alone readable. */
        phone_masked: z.string(),
        /** Steps to pay, in order, ready to show. */
        instructions: z.array(z.string()),
        /** It can be paid now. */
        active: z.boolean(),
      }),
    ),
  },
  rango: {
    response: z.object({
      /** From 1, the lowest, to 7. */
      level: z.int(),
      /** The rank's name, ready to show. */
      name: z.string(),
      /** Address of the rank's picture. */
      image: z.string(),
      /** Experience points. */
      xp: z.int(),
      /** XP from which the level is held. */
      xp_from: z.int(),
      /** XP of the next level; null at the top. */
      xp_next: z.int().nullable(),
      /** Progress to the next level, to 100. */
      percent: z.number(),
      /** What gave XP, newest first, at most 50 (rules R11.4). */
      history: z.array(
        z.object({
          /** When it was given. */
          date: Instant,
          /** Experience points that it gave. */
          xp: z.int(),
          /** What it was given for, ready to show. */
          reason: z.string(),
        }),
      ),
    }),
  },
  topClubs: {
    response: z.array(JornadaClubs),
  },
  clubsByLeague: { query: z.object({ liga: z.string().max(80) }), response: z.array(ClubRow) },
  search: {
    query: z.object({
      /** What their names begin with, two letters at the least. */
      q: z.string().trim().min(2).max(40),
    }),
    response: Found,
  },
} satisfies SchemasFor<typeof home>;
