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
  /** The code as a picture, in a data address. */
  image: z.string(),
  /** Whom the code pays. */
  holder: z.string(),
  /** The holder's phone, its last digits alone readable. */
  phone_masked: z.string(),
  /** Steps to pay, in order, ready to show. */
  instructions: z.array(z.string()),
});

const deposit = z.object({
  /** The top-up. */
  id: Id,
  /** Where it stands (rules R12.3). */
  estado: z.enum(['pendiente', 'en_revision', 'aprobado', 'rechazado', 'vencido', 'cancelado']),
  /** Coins that are bought. */
  coins: Coins,
  /** Given besides. */
  bonus_coins: Coins,
  /** The pack's price. */
  price_cents: Cents,
  /** What to pay, to the cent. */
  pay_amount_cents: Cents,
  /** The currency of both prices. */
  currency: z.literal('PEN'),
  /** The payment app that it is paid with. */
  provider: PayProvider,
  /** The payment's number in the payment app. */
  operation_number: z.string().nullable(),
  /** Whether only the operation number can find the payment: its amount is not of its own. */
  operation_number_required: z.boolean(),
  /** When the player says that they paid; null: not told yet. */
  paid_at: Instant.nullable(),
  /** The player sent a picture of the payment. */
  has_image: z.boolean(),
  /** It was rejected and may be corrected and sent once more (rules R16.6). */
  correctable: z.boolean(),
  /** Why it was rejected, to program against; null unless it was. */
  reject_reason: z.enum(['no_encontrado', 'monto_distinto', 'duplicado', 'titular_distinto']).nullable(),
  /** What is to be expected or done now, ready to show. */
  message: z.string(),
  /** When it was asked for. */
  created_at: Instant,
  /** Pay until then. */
  expires_at: Instant,
  /** Say how you paid until then. */
  data_until: Instant,
  /** When it was approved or rejected; null before that. */
  decided_at: Instant.nullable(),
  /** Only of a top-up that is still to be paid; null in lists. */
  qr: PayCode.nullable(),
});
/** A top-up: asked for, declared as paid, reviewed (rules R12.3). */
export interface Deposit extends z.infer<typeof deposit> {}
export const Deposit: Model<Deposit> = deposit;

/** Where a withdrawal stands (rules R12.4). */
const WithdrawalEstado = z.enum(['pendiente', 'en_proceso', 'pagado', 'rechazado', 'cancelado']);

const withdrawal = z.object({
  /** The withdrawal. */
  id: Id,
  /** Where it stands (rules R12.4). */
  estado: WithdrawalEstado,
  /** Coins that are cashed out. */
  amount: Coins,
  /** What is paid for the coins. */
  amount_cents: Cents,
  /** The currency of `amount_cents`. */
  currency: z.literal('PEN'),
  /** Where it is paid: Yape, Plin or a bank account. */
  provider: z.enum(['yape', 'plin', 'cci']),
  /** Its last four digits. */
  destination: z.string(),
  /** Whose account it is. */
  holder_name: z.string(),
  /** The payment's operation number. */
  payment_ref: z.string().nullable(),
  /** Ready to show. */
  reject_reason: z.string().nullable(),
  /** What is to be expected now, ready to show. */
  message: z.string(),
  /** When it was asked for. */
  created_at: Instant,
  /** Paid by then at the latest. */
  eta: Instant,
  /** What became of it, the first step first. */
  events: z.array(
    z.object({
      /** The state that it came to. */
      estado: WithdrawalEstado,
      /** When it came to it. */
      at: Instant,
      /** What was said of it; null: nothing. */
      note: z.string().nullable(),
    }),
  ),
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

/** Limits that were raised and are not confirmed yet (rules R16.5). */
const PendingLimits = playLimits.partial().extend({
  /** It may be confirmed from then on. */
  effective_at: Instant,
  /** And until then; afterwards the limits stay as they are. */
  confirm_until: Instant,
});

/** What counts against the limits, in Lima’s day, week and month. */
const UsedLimits = z.object({
  /** Top-ups of today. */
  deposit_day: Coins,
  /** Top-ups of this week. */
  deposit_week: Coins,
  /** Top-ups of this month. */
  deposit_month: Coins,
  /** Paid rooms entered this week. */
  entries_week: z.int(),
  /** What playing cost this month. */
  loss_month: Coins,
});

const limitsView = z.object({
  /** The limits that count now. */
  limits: PlayLimits,
  /** What was raised and waits for its confirmation. */
  pending: PendingLimits.nullable(),
  /** What counts against them, in Lima's day, week and month. */
  used: UsedLimits,
  /** End of a pause; null without one. */
  pause_until: Instant.nullable(),
  /** End of a self-exclusion; null without one. */
  excluded_until: Instant.nullable(),
});
/** A player's limits with what counts against them, and their pauses. */
export interface LimitsView extends z.infer<typeof limitsView> {}
export const LimitsView: Model<LimitsView> = limitsView;

/** The limits as they were saved. */
const SavedLimits = ok(limitsView.shape);

/** The top-up after the change. */
const ChangedDeposit = ok({
  /** The top-up as it is now. */
  deposit: Deposit,
});

/** The withdrawal after the change. */
const ChangedWithdrawal = ok({
  /** The withdrawal as it is now. */
  withdrawal: Withdrawal,
  /** The balance afterwards. */
  saldo: Coins,
});

/** A pause of some days. */
const PlayPause = z.object({
  /** A pause. */
  kind: z.literal('pausa'),
  /** How many days, 1 to 28 (rules R12.5). */
  days: z.int().min(1).max(28),
});

/** An exclusion of some months. */
const SelfExclusion = z.object({
  /** A self-exclusion: it cannot be undone. */
  kind: z.literal('autoexclusion'),
  /** How many months, 6 to 60 (rules R12.5). */
  months: z.int().min(6).max(60),
});

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
      /** What this month brought and cost, in Lima's calendar. */
      month: z.object({
        /** Coins of top-ups. */
        deposits: Coins,
        /** Fees, less those given back. */
        entries: Coins,
        /** Prizes won. */
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
      /** The payment app to pay with. */
      provider: PayProvider,
    }),
    response: ChangedDeposit,
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
      /** When the payment was made. */
      paid_at: Instant,
      /** A picture of the payment: PNG, JPEG or WebP, at most 2 MiB. */
      image: z.file().max(2_097_152, 'La imagen pesa más de 2 MB.').optional(),
    }),
    response: ChangedDeposit,
  },
  cancelDeposit: {
    params: z.object({
      /** The top-up. */
      id: Id,
    }),
    response: ChangedDeposit,
  },
  createWithdrawal: {
    body: z.object({
      /** Coins, in tens: 200 to 5,000 (rules R12.4). */
      amount: z.int().min(1).max(1_000_000_000),
      /** Where to pay: Yape, Plin or a bank account. */
      provider: z.enum(['yape', 'plin', 'cci']),
      /** A phone of Yape or Plin; for `cci` an account of 20 digits. */
      destination: z.string().trim().max(30),
      /** Whose account it is: the player's own name. */
      holder_name: z.string().trim().min(3).max(80),
      /** Of the holder's identity document. */
      doc_number: z.string().trim().toUpperCase().max(12),
    }),
    response: ChangedWithdrawal,
  },
  withdrawals: { query: PageQuery, response: pageOf(Withdrawal) },
  cancelWithdrawal: {
    params: z.object({ id: Id }),
    response: ChangedWithdrawal,
  },
  limits: { response: LimitsView },
  saveLimits: {
    body: z.object({
      /** All limits; raised ones count after a day and a confirmation (rules R16.5). */
      limits: PlayLimits,
    }),
    response: SavedLimits,
  },
  confirmLimits: { response: SavedLimits },
  pausePlay: {
    body: z.union([PlayPause, SelfExclusion]),
    response: ok({
      ...limitsView.shape,
      /** Rooms that the player was taken out of, with their fees back. */
      left: z.array(
        z.object({
          /** The room. */
          sala: Id,
          /** Its name, ready to show. */
          name: z.string(),
          /** Coins that went back. */
          refund: Coins,
        }),
      ),
      /** The balance afterwards. */
      saldo: Coins,
    }),
  },
} satisfies SchemasFor<typeof wallet>;
