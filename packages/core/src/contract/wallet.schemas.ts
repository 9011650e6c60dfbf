// Longer than 200 lines on purpose: the schemas of every call of the wallet, one after the other.
import { z } from 'zod';
import type { SchemasFor } from './schema';
import { Coins, Cents, Id, Instant, Movement, MovementType, ok, pageOf, type Model } from './models';
import { PageNumber, PageQuery, PageSize } from './query';
import type { wallet } from './wallet.calls';

/** The payment app whose code is paid. */
export const PayProvider = z.enum(['yape', 'plin']);
export type PayProvider = z.infer<typeof PayProvider>;

/** A code that a player pays. */
const PayCode = z.object({
  image: z.string(),
  /** Whom the code pays. */
  holder: z.string(),
  phone_masked: z.string(),
  instructions: z.array(z.string()),
});

const deposit = z.object({
  id: Id,
  estado: z.enum(['pendiente', 'en_revision', 'aprobado', 'rechazado', 'vencido', 'cancelado']),
  coins: Coins,
  /** Given besides. */
  bonus_coins: Coins,
  /** The pack's price. */
  price_cents: Cents,
  /** What to pay, to the cent. */
  pay_amount_cents: Cents,
  currency: z.literal('PEN'),
  provider: PayProvider,
  /** The payment's number in the payment app. */
  operation_number: z.string().nullable(),
  /** Whether only the operation number can find the payment: its amount is not of its own. */
  operation_number_required: z.boolean(),
  paid_at: Instant.nullable(),
  has_image: z.boolean(),
  /** It was rejected and may be corrected and sent once more (rules R16.6). */
  correctable: z.boolean(),
  reject_reason: z.enum(['no_encontrado', 'monto_distinto', 'duplicado', 'titular_distinto']).nullable(),
  /** What is to be expected or done now, ready to show. */
  message: z.string(),
  created_at: Instant,
  /** Pay until then. */
  expires_at: Instant,
  /** Say how you paid until then. */
  data_until: Instant,
  decided_at: Instant.nullable(),
  /** Only of a top-up that is still to be paid; null in lists. */
  qr: PayCode.nullable(),
});
/** A top-up: asked for, declared as paid, reviewed (rules R12.3). */
export interface Deposit extends z.infer<typeof deposit> {}
export const Deposit: Model<Deposit> = deposit;

const WithdrawalEstado = z.enum(['pendiente', 'en_proceso', 'pagado', 'rechazado', 'cancelado']);

const withdrawal = z.object({
  id: Id,
  estado: WithdrawalEstado,
  amount: Coins,
  /** What is paid for the coins. */
  amount_cents: Cents,
  currency: z.literal('PEN'),
  provider: z.enum(['yape', 'plin', 'cci']),
  /** Its last four digits. */
  destination: z.string(),
  holder_name: z.string(),
  /** The payment's operation number. */
  payment_ref: z.string().nullable(),
  /** Ready to show. */
  reject_reason: z.string().nullable(),
  message: z.string(),
  created_at: Instant,
  /** Paid by then at the latest. */
  eta: Instant,
  events: z.array(z.object({ estado: WithdrawalEstado, at: Instant, note: z.string().nullable() })),
});
/** A withdrawal of coins (rules R12.4). */
export interface Withdrawal extends z.infer<typeof withdrawal> {}
export const Withdrawal: Model<Withdrawal> = withdrawal;

const limitOf = (min: number, max: number) => z.int().min(min).max(max).nullable();

const playLimits = z.object({
  /** Coins of top-ups. */
  deposit_day: limitOf(0, 1_000_000),
  /** Coins of top-ups. */
  deposit_week: limitOf(0, 1_000_000),
  /** Coins of top-ups. */
  deposit_month: limitOf(0, 10_000_000),
  /** How many paid rooms may be entered. */
  entries_week: limitOf(0, 10_000),
  /** The highest entry fee, in coins. */
  fee_max: limitOf(0, 1_000_000),
  /** Coins that playing may cost. */
  loss_month: limitOf(0, 10_000_000),
  /** Minutes of play after which the app reminds. */
  reminder_min: limitOf(15, 240),
});
/** A player's limits; null is no limit (rules R12.5). Coins, but for entries and minutes. */
export interface PlayLimits extends z.infer<typeof playLimits> {}
export const PlayLimits: Model<PlayLimits> = playLimits;

const Limits = z.object({
  limits: PlayLimits,
  /** What was raised and waits for its confirmation. */
  pending: playLimits
    .partial()
    .extend({
      /** It may be confirmed from then on. */
      effective_at: Instant,
      /** And until then; afterwards the limits stay as they are. */
      confirm_until: Instant,
    })
    .nullable(),
  /** What counts against them, in Lima's day, week and month. */
  used: z.object({
    deposit_day: Coins,
    deposit_week: Coins,
    deposit_month: Coins,
    entries_week: z.int(),
    loss_month: Coins,
  }),
  pause_until: Instant.nullable(),
  excluded_until: Instant.nullable(),
});
export type LimitsView = z.infer<typeof Limits>;

export const walletSchemas = {
  summary: {
    response: z.object({
      /** All that can be played: `saldo_retirable`, `saldo_jugable` and `saldo_bono` together. */
      saldo: Coins,
      /** Can be withdrawn or played. */
      saldo_retirable: Coins,
      /** Topped up and not played yet: cannot be withdrawn. */
      saldo_jugable: Coins,
      /** Gifts: can be played, not withdrawn. */
      saldo_bono: Coins,
      /** Held for withdrawals on their way; no part of `saldo`. */
      saldo_retenido: Coins,
      month: z.object({
        deposits: Coins,
        /** Fees, less those given back. */
        entries: Coins,
        prizes: Coins,
        /** All that came, less all that went. */
        net: Coins,
      }),
    }),
  },
  movements: {
    query: z.object({
      page: PageNumber,
      page_size: PageSize,
      type: MovementType.optional(),
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
      /** `csv`: all pages in one text/csv file. */
      format: z.enum(['json', 'csv']).optional(),
    }),
    response: pageOf(Movement),
  },
  createDeposit: {
    body: z.object({
      /** A top-up pack. */
      recarga: Id,
      provider: PayProvider,
    }),
    response: ok({ deposit: Deposit }),
  },
  deposits: { query: PageQuery, response: pageOf(Deposit) },
  deposit: { params: z.object({ id: Id }), response: Deposit },
  payDeposit: {
    params: z.object({ id: Id }),
    body: z.object({
      /** The payment's number in the payment app. */
      operation_number: z
        .string()
        .regex(/^\d{6,20}$/, 'Escribe los 6 a 20 dígitos del número de operación.')
        .optional(),
      paid_at: Instant,
      image: z.file().max(2_097_152, 'La imagen pesa más de 2 MB.').optional(),
    }),
    response: ok({ deposit: Deposit }),
  },
  cancelDeposit: {
    params: z.object({
      /** The top-up. */
      id: Id,
    }),
    response: ok({ deposit: Deposit }),
  },
  createWithdrawal: {
    body: z.object({
      amount: z.int().min(1).max(1_000_000_000),
      provider: z.enum(['yape', 'plin', 'cci']),
      /** A phone of Yape or Plin; for `cci` an account of 20 digits. */
      destination: z.string().trim().max(30),
      holder_name: z.string().trim().min(3).max(80),
      /** Of the holder's identity document. */
      doc_number: z.string().trim().toUpperCase().max(12),
    }),
    response: ok({
      withdrawal: Withdrawal,
      /** The balance afterwards. */
      saldo: Coins,
    }),
  },
  withdrawals: { query: PageQuery, response: pageOf(Withdrawal) },
  cancelWithdrawal: {
    params: z.object({ id: Id }),
    response: ok({
      withdrawal: Withdrawal,
      /** The balance afterwards. */
      saldo: Coins,
    }),
  },
  limits: { response: Limits },
  saveLimits: { body: z.object({ limits: PlayLimits }), response: ok(Limits.shape) },
  confirmLimits: { response: ok(Limits.shape) },
  pausePlay: {
    body: z.union([
      z.object({ kind: z.literal('pausa'), days: z.int().min(1).max(28) }),
      z.object({ kind: z.literal('autoexclusion'), months: z.int().min(6).max(60) }),
    ]),
    response: ok({
      ...Limits.shape,
      /** Rooms that the player was taken out of, with their fees back. */
      left: z.array(z.object({ sala: Id, name: z.string(), refund: Coins })),
      saldo: Coins,
    }),
  },
} satisfies SchemasFor<typeof wallet>;
