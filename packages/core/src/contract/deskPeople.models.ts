import { z } from 'zod';
import { Movement, type Model } from './models';

const Role = z.enum(['player', 'operador', 'tesorero', 'admin']);

const deskUser = z.object({
  user: z.int(),
  username: z.string(),
  email: z.string(),
  role: z.string(),
  state: z.enum(['', 'blocked', 'leaving', 'excluded', 'gone']),
  saldo: z.int(),
  created_at: z.string(),
});
/** A player as the desk lists them. */
export interface DeskUser extends z.infer<typeof deskUser> {}
export const DeskUser: Model<DeskUser> = deskUser;

const deskUserShown = z.object({
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
/** Everything that support needs about one player. */
export interface DeskUserShown extends z.infer<typeof deskUserShown> {}
export const DeskUserShown: Model<DeskUserShown> = deskUserShown;

const deskMovements = z.object({ count: z.int(), results: z.array(Movement) });
/** Fifty of a player's movements. */
export interface DeskMovements extends z.infer<typeof deskMovements> {}
export const DeskMovements: Model<DeskMovements> = deskMovements;

const deskBlocked = z.object({ user: z.int(), username: z.string(), blocked_at: z.string().nullable() });
/** A player who was kept out, or let in again. */
export interface DeskBlocked extends z.infer<typeof deskBlocked> {}
export const DeskBlocked: Model<DeskBlocked> = deskBlocked;

const deskReset = z.object({
  user: z.int(),
  username: z.string(),
  until: z.string(),
  /** Shown once: a repeated call with the same key does not return it again. */
  temporary_password: z.string().optional(),
});
/** A password for one sign-in. */
export interface DeskReset extends z.infer<typeof deskReset> {}
export const DeskReset: Model<DeskReset> = deskReset;

const deskRoleChange = z.object({ user: z.int(), username: z.string(), role: Role });
/** What a player may do at the desk from now on. */
export interface DeskRoleChange extends z.infer<typeof deskRoleChange> {}
export const DeskRoleChange: Model<DeskRoleChange> = deskRoleChange;

const deskAudit = z.object({
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
/** Who did what at the desk, to what, and why. */
export interface DeskAudit extends z.infer<typeof deskAudit> {}
export const DeskAudit: Model<DeskAudit> = deskAudit;
