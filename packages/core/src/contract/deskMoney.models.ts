import { z } from 'zod';
import type { Model } from './models';

const deskDeposit = z.object({
  deposit: z.int(),
  user: z.int(),
  username: z.string(),
  estado: z.string(),
  provider: z.string(),
  coins: z.int(),
  bonus_coins: z.int(),
  pay_amount_cents: z.int(),
  operation_number: z.string().nullable(),
  paid_at: z.string().nullable(),
  has_image: z.boolean(),
  /** Other top-ups whose picture is the same, byte for byte. */
  same_image: z.array(z.int()),
  /** When its picture was deleted: some days after the decision, or with its player. */
  image_deleted_at: z.string().nullable(),
  reject_reason: z.string().nullable(),
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
  withdrawal: z.int(),
  user: z.int(),
  username: z.string(),
  estado: z.string(),
  amount: z.int(),
  amount_cents: z.int(),
  provider: z.string(),
  destination: z.string(),
  holder_name: z.string(),
  doc_number: z.string(),
  /** Whether staff has checked the player's identity document. */
  kyc: z.string(),
  /** Other players who were or are to be paid at the same destination. */
  shared_with: z.array(z.int()),
  payment_ref: z.string().nullable(),
  reject_reason: z.string().nullable(),
  created_at: z.string(),
  eta: z.string(),
  /** Not paid by `eta`. */
  late: z.boolean(),
});
/** A withdrawal as the treasurer reads it: whom to pay, where, and what speaks against it. */
export interface DeskWithdrawal extends z.infer<typeof deskWithdrawal> {}
export const DeskWithdrawal: Model<DeskWithdrawal> = deskWithdrawal;

const deskAdjustment = z.object({
  adjustment: z.int(),
  user: z.int(),
  username: z.string(),
  /** The balance: `user:bono`, `user:jugable` or `user:retirable`. */
  purse: z.string(),
  amount: z.int(),
  reason: z.string(),
  estado: z.enum(['pendiente', 'hecho', 'descartado']),
  /** Null is the command line. */
  asked_by: z.int().nullable(),
  asked_at: z.string(),
  decided_by: z.int().nullable(),
});
/** A balance that is corrected by hand. */
export interface DeskAdjustment extends z.infer<typeof deskAdjustment> {}
export const DeskAdjustment: Model<DeskAdjustment> = deskAdjustment;

const deskPromo = z.object({
  promo: z.int(),
  code: z.string(),
  /** What it gives: coins, an item, or a seat in a room. */
  type: z.enum(['bono', 'item', 'entrada']),
  coins: z.int(),
  item: z.int().nullable(),
  room: z.int().nullable(),
  label: z.string(),
  used: z.int(),
  /** Most uses; null without a limit. */
  cap: z.int().nullable(),
  starts_at: z.string().nullable(),
  ends_at: z.string().nullable(),
  /** Only for accounts at most so many days old. */
  new_days: z.int().nullable(),
  /** Only for players with a verified phone. */
  phone_verified: z.boolean(),
  closed_at: z.string().nullable(),
});
/** A promo code as the treasurer reads it. */
export interface DeskPromo extends z.infer<typeof deskPromo> {}
export const DeskPromo: Model<DeskPromo> = deskPromo;

const deskKyc = z.object({
  user: z.int(),
  username: z.string(),
  /** Whether staff has checked the document. */
  kyc: z.enum(['no', 'pendiente', 'ok']),
  doc_number: z.string().nullable(),
  birth_date: z.string().nullable(),
});
/** What a player's document showed. */
export interface DeskKyc extends z.infer<typeof deskKyc> {}
export const DeskKyc: Model<DeskKyc> = deskKyc;
