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
  /** Whether staff has checked the identity document. */
  kyc: z.string(),
  doc_number: z.string().nullable(),
  role: z.string(),
  /** Has signed in with Google. */
  google: z.boolean(),
  password: z.enum(['none', 'set', 'temporary']),
  blocked_at: z.string().nullable(),
  /** End of the last self-exclusion, past or to come. */
  excluded_until: z.string().nullable(),
  /** When they asked to leave; signing in takes it back for 30 days. */
  deleted_at: z.string().nullable(),
  /** When their data went. */
  anonymised_at: z.string().nullable(),
  /** When they accepted the terms. */
  consented_at: z.string().nullable(),
  /** When the password or the verified phone last changed. */
  credentials_changed_at: z.string().nullable(),
  created_at: z.string(),
  /** Can be withdrawn or played. */
  saldo_retirable: z.int(),
  /** Topped up and not played yet: cannot be withdrawn. */
  saldo_jugable: z.int(),
  /** Gifts: can be played, not withdrawn. */
  saldo_bono: z.int(),
  /** Held for withdrawals on their way. */
  saldo_retenido: z.int(),
  /** Those that are open. */
  sessions: z.int(),
  /** Rooms ever entered. */
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
  /** Null is the command line. */
  actor_id: z.int().nullable(),
  /** Whoever did it, by name; null is the command line. */
  username: z.string().nullable(),
  action: z.string(),
  /** Such as `room:12`. */
  target: z.string(),
  /** How that is called: a player's, a room's or a league's name, or a match's teams. */
  about: z.string().nullable(),
  before: z.unknown(),
  after: z.unknown(),
  reason: z.string().nullable(),
});
/** Who did what at the desk, to what, and why. */
export interface DeskAudit extends z.infer<typeof deskAudit> {}
export const DeskAudit: Model<DeskAudit> = deskAudit;
