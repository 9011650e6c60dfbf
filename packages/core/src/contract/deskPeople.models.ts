import { z } from 'zod';
import { Movement } from './models';

const Role = z.enum(['player', 'operador', 'tesorero', 'admin']);

/** A player as the desk lists them. */
export const DeskUser = z.object({
  user: z.int(),
  username: z.string(),
  email: z.string(),
  role: z.string(),
  state: z.enum(['', 'blocked', 'leaving', 'excluded', 'gone']),
  saldo: z.int(),
  created_at: z.string(),
});
export type DeskUser = z.infer<typeof DeskUser>;

/** Everything that support needs about one player. */
export const DeskUserShown = z.object({
  user: z.int(),
  username: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  phone: z.string().nullable(),
  phone_verify: z.boolean(),
  birth_date: z.string().nullable(),
  kyc: z.string(),
  doc_number: z.string().nullable(),
  role: z.string(),
  google: z.boolean(),
  password: z.enum(['none', 'set', 'temporary']),
  blocked_at: z.string().nullable(),
  excluded_until: z.string().nullable(),
  deleted_at: z.string().nullable(),
  anonymised_at: z.string().nullable(),
  consented_at: z.string().nullable(),
  credentials_changed_at: z.string().nullable(),
  created_at: z.string(),
  saldo_retirable: z.int(),
  saldo_jugable: z.int(),
  saldo_bono: z.int(),
  saldo_retenido: z.int(),
  sessions: z.int(),
  rooms: z.int(),
});
export type DeskUserShown = z.infer<typeof DeskUserShown>;

/** Fifty of a player's movements. */
export const DeskMovements = z.object({ count: z.int(), results: z.array(Movement) });
export type DeskMovements = z.infer<typeof DeskMovements>;

/** A player who was kept out, or let in again. */
export const DeskBlocked = z.object({ user: z.int(), username: z.string(), blocked_at: z.string().nullable() });
export type DeskBlocked = z.infer<typeof DeskBlocked>;

/** A password for one sign-in. */
export const DeskReset = z.object({
  user: z.int(),
  username: z.string(),
  until: z.string(),
  /** Shown once: a repeated call with the same key does not return it again. */
  temporary_password: z.string().optional(),
});
export type DeskReset = z.infer<typeof DeskReset>;

/** What a player may do at the desk from now on. */
export const DeskRoleChange = z.object({ user: z.int(), username: z.string(), role: Role });
export type DeskRoleChange = z.infer<typeof DeskRoleChange>;

/** Who did what at the desk, to what, and why. */
export const DeskAudit = z.object({
  id: z.int(),
  at: z.string(),
  actor: z.string(),
  actor_id: z.int().nullable(),
  action: z.string(),
  target: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  reason: z.string().nullable(),
});
export type DeskAudit = z.infer<typeof DeskAudit>;
