import { z } from 'zod';
import type { Model } from './models';

const deskDeposit = z.object({
  /** The number of the top-up. */
  deposit: z.int(),
  /** The player who tops up. */
  user: z.int(),
  /** That player's username. */
  username: z.string(),
  /** Where it stands: `pendiente`, `en_revision`, `aprobado`, `rechazado`, `vencido` or `cancelado` (rules R12.3). */
  estado: z.string(),
  /** The payment app: `yape` or `plin`. */
  provider: z.string(),
  /** Coins that are bought. */
  coins: z.int(),
  /** Coins that the operator gives on top: playable, never withdrawable. */
  bonus_coins: z.int(),
  /** What has to come in, in hundredths of a sol. */
  pay_amount_cents: z.int(),
  /** The payment's number in the payment app; null: not told. */
  operation_number: z.string().nullable(),
  /** When the player says that they paid; null: not told. ISO-8601 instant in UTC. */
  paid_at: z.string().nullable(),
  /** The player sent a picture of the payment. */
  has_image: z.boolean(),
  /** Other top-ups whose picture is the same, byte for byte. */
  same_image: z.array(z.int()),
  /** When its picture was deleted: some days after the decision, or with its player. */
  image_deleted_at: z.string().nullable(),
  /** `no_encontrado`, `monto_distinto`, `duplicado` or `titular_distinto`; null unless it was rejected. */
  reject_reason: z.string().nullable(),
  /** When it was asked for. ISO-8601 instant in UTC. */
  created_at: z.string(),
});
/** A top-up as the treasurer reads it. */
export interface DeskDeposit extends z.infer<typeof deskDeposit> {}
export const DeskDeposit: Model<DeskDeposit> = deskDeposit;

const deskDepositShown = deskDeposit.extend({
  /** The picture as a data: address. */
  image: z.string().nullable(),
  /** There is a picture, and it cannot be read now. */
  image_unreadable: z.boolean(),
});
/** One top-up with what its player sent. */
export interface DeskDepositShown extends z.infer<typeof deskDepositShown> {}
export const DeskDepositShown: Model<DeskDepositShown> = deskDepositShown;

const deskWithdrawal = z.object({
  /** The number of the withdrawal. */
  withdrawal: z.int(),
  /** The player to pay. */
  user: z.int(),
  /** That player's username. */
  username: z.string(),
  /** Where it stands: `pendiente`, `en_proceso`, `pagado`, `rechazado` or `cancelado` (rules R12.4). */
  estado: z.string(),
  /** Coins that are cashed out. */
  amount: z.int(),
  /** What to pay for them, in hundredths of a sol. */
  amount_cents: z.int(),
  /** Where to pay it: `yape`, `plin` or `cci`. */
  provider: z.string(),
  /** A phone of Yape or Plin; for `cci` an account of 20 digits. */
  destination: z.string(),
  /** Whose account it is, as the player wrote it. */
  holder_name: z.string(),
  /** The holder's identity document. */
  doc_number: z.string(),
  /** Whether staff has checked the player's identity document. */
  kyc: z.string(),
  /** Other players who were or are to be paid at the same destination. */
  shared_with: z.array(z.int()),
  /** The payment's operation number; null before it is paid. */
  payment_ref: z.string().nullable(),
  /** Why it was rejected; null unless it was. */
  reject_reason: z.string().nullable(),
  /** When it was asked for. ISO-8601 instant in UTC. */
  created_at: z.string(),
  /** Paid by then at the latest. ISO-8601 instant in UTC. */
  eta: z.string(),
  /** Not paid by `eta`. */
  late: z.boolean(),
});
/** A withdrawal as the treasurer reads it: whom to pay, where, and what speaks against it. */
export interface DeskWithdrawal extends z.infer<typeof deskWithdrawal> {}
export const DeskWithdrawal: Model<DeskWithdrawal> = deskWithdrawal;

const deskAdjustment = z.object({
  /** The number of the adjustment. */
  adjustment: z.int(),
  /** The player whose balance it corrects. */
  user: z.int(),
  /** That player's username. */
  username: z.string(),
  /** The balance: `user:bono`, `user:jugable` or `user:retirable`. */
  purse: z.string(),
  /** Coins to add; below 0 they are taken away. */
  amount: z.int(),
  /** Why, as it was given. */
  reason: z.string(),
  /** Waits for a second person, was booked, or was dropped. */
  estado: z.enum(['pendiente', 'hecho', 'descartado']),
  /** Null is the command line. */
  asked_by: z.int().nullable(),
  /** When it was asked for. ISO-8601 instant in UTC. */
  asked_at: z.string(),
  /** Who confirmed or dropped it; null while it waits. */
  decided_by: z.int().nullable(),
});
/** A balance that is corrected by hand. */
export interface DeskAdjustment extends z.infer<typeof deskAdjustment> {}
export const DeskAdjustment: Model<DeskAdjustment> = deskAdjustment;

const deskPromo = z.object({
  /** The number of the promo. */
  promo: z.int(),
  /** What players type, in capitals. */
  code: z.string(),
  /** What it gives: coins, an item, or a seat in a room. */
  type: z.enum(['bono', 'item', 'entrada']),
  /** Coins that it gives; 0 where it gives something else. */
  coins: z.int(),
  /** The item that it gives, or null. */
  item: z.int().nullable(),
  /** The room in which it gives a seat, or null. */
  room: z.int().nullable(),
  /** What it gives, as players read it. */
  label: z.string(),
  /** How often it was used. */
  used: z.int(),
  /** Most uses; null without a limit. */
  cap: z.int().nullable(),
  /** Good from then on; null: at once. ISO-8601 instant in UTC. */
  starts_at: z.string().nullable(),
  /** Good until then; null without an end. ISO-8601 instant in UTC. */
  ends_at: z.string().nullable(),
  /** Only for accounts at most so many days old. */
  new_days: z.int().nullable(),
  /** Only for players with a verified phone. */
  phone_verified: z.boolean(),
  /** When it was closed by hand; null: it was not. ISO-8601 instant in UTC. */
  closed_at: z.string().nullable(),
});
/** A promo code as the treasurer reads it. */
export interface DeskPromo extends z.infer<typeof deskPromo> {}
export const DeskPromo: Model<DeskPromo> = deskPromo;

const deskKyc = z.object({
  /** The player. */
  user: z.int(),
  /** That player's username. */
  username: z.string(),
  /** Whether staff has checked the document. */
  kyc: z.enum(['no', 'pendiente', 'ok']),
  /** The document's number; null: none is known. */
  doc_number: z.string().nullable(),
  /** The birth date that it shows, `YYYY-MM-DD`; null: none is known. */
  birth_date: z.string().nullable(),
});
/** What a player's document showed. */
export interface DeskKyc extends z.infer<typeof deskKyc> {}
export const DeskKyc: Model<DeskKyc> = deskKyc;
