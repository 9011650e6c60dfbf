import { z } from 'zod';
import { Movement, type Model } from './models';

/** What an account may do at the desk. */
const AccountRole = z.enum(['player', 'operador', 'tesorero', 'admin']);

const deskUser = z.object({
  /** The number of the player. */
  user: z.int(),
  /** The name that others read. */
  username: z.string(),
  /** The address that they sign in with. */
  email: z.string(),
  /** `player`, `operador`, `tesorero` or `admin`. */
  role: z.string(),
  /** Blocked by staff, leaving (the account was closed and may come back), self-excluded, or gone (their data is erased); empty: none of these. */
  state: z.enum(['', 'blocked', 'leaving', 'excluded', 'gone']),
  /** Coins that they can play. */
  saldo: z.int(),
  /** When the account was made. ISO-8601 instant in UTC. */
  created_at: z.string(),
});
/** A player as the desk lists them. */
export interface DeskUser extends z.infer<typeof deskUser> {}
export const DeskUser: Model<DeskUser> = deskUser;

const deskUserShown = z.object({
  /** The number of the player. */
  user: z.int(),
  /** The name that others read. */
  username: z.string(),
  /** The address that they sign in with. */
  email: z.string(),
  /** The address was proved, by a link that was mailed or by Google. */
  email_verified: z.boolean(),
  /** Their phone; null without one. */
  phone: z.string().nullable(),
  /** The phone was confirmed with a code. */
  phone_verify: z.boolean(),
  /** `YYYY-MM-DD`; null before they gave it. */
  birth_date: z.string().nullable(),
  /** Whether staff has checked the identity document. */
  kyc: z.string(),
  /** Their identity document; null: none is known. */
  doc_number: z.string().nullable(),
  /** `player`, `operador`, `tesorero` or `admin`. */
  role: z.string(),
  /** Has signed in with Google. */
  google: z.boolean(),
  /** Whether they have one, and whether support set it for one sign-in. */
  password: z.enum(['none', 'set', 'temporary']),
  /** When staff blocked them; null: they are not. ISO-8601 instant in UTC. */
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
  /** When the account was made. ISO-8601 instant in UTC. */
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

const deskMovements = z.object({
  /** Movements on all pages. */
  count: z.int(),
  /** Those of this page, newest first. */
  results: z.array(Movement),
});
/** Fifty of a player's movements. */
export interface DeskMovements extends z.infer<typeof deskMovements> {}
export const DeskMovements: Model<DeskMovements> = deskMovements;

const deskBlocked = z.object({
  /** The player. */
  user: z.int(),
  /** That player's username. */
  username: z.string(),
  /** When they were blocked; null: they may come in. ISO-8601 instant in UTC. */
  blocked_at: z.string().nullable(),
});
/** A player who was kept out, or let in again. */
export interface DeskBlocked extends z.infer<typeof deskBlocked> {}
export const DeskBlocked: Model<DeskBlocked> = deskBlocked;

const deskReset = z.object({
  /** The player. */
  user: z.int(),
  /** That player's username. */
  username: z.string(),
  /** The password is good until then. ISO-8601 instant in UTC. */
  until: z.string(),
  /** Shown once: a repeated call with the same key does not return it again. */
  temporary_password: z.string().optional(),
});
/** A password for one sign-in. */
export interface DeskReset extends z.infer<typeof deskReset> {}
export const DeskReset: Model<DeskReset> = deskReset;

const deskRoleChange = z.object({
  /** The player. */
  user: z.int(),
  /** That player's username. */
  username: z.string(),
  /** What they may do at the desk from now on. */
  role: AccountRole,
});
/** What a player may do at the desk from now on. */
export interface DeskRoleChange extends z.infer<typeof deskRoleChange> {}
export const DeskRoleChange: Model<DeskRoleChange> = deskRoleChange;

const deskAudit = z.object({
  /** Later rows have higher numbers. */
  id: z.int(),
  /** When it was done. ISO-8601 instant in UTC. */
  at: z.string(),
  /** Who did it: `user 12`, or `command line`. */
  actor: z.string(),
  /** Null is the command line. */
  actor_id: z.int().nullable(),
  /** Whoever did it, by name; null is the command line. */
  username: z.string().nullable(),
  /** The command, such as `room cancel`. */
  action: z.string(),
  /** Such as `room:12`. */
  target: z.string(),
  /** How that is called: a player's, a room's or a league's name, or a match's teams. */
  about: z.string().nullable(),
  /** The target as it was; null where it was not there. */
  before: z.unknown(),
  /** The target as it became; null where it is gone. */
  after: z.unknown(),
  /** Why, as it was given; null where none was asked for. */
  reason: z.string().nullable(),
});
/** Who did what at the desk, to what, and why. */
export interface DeskAudit extends z.infer<typeof deskAudit> {}
export const DeskAudit: Model<DeskAudit> = deskAudit;
