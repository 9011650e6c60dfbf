// Longer than 200 lines on purpose: the schemas of every call of accounts, one after the other.
import { z } from 'zod';
import type { accounts } from './accounts.calls';
import type { SchemasFor } from './schema';
import {
  ClubMini,
  Coins,
  Done,
  Id,
  IdOrNone,
  Instant,
  Item,
  ok,
  RangoMini,
  User,
  userMini,
  type Model,
} from './models';

const signedIn = z.object({
  /** Who signed in. */
  user: User,
  /** The bearer token of later calls. */
  access: z.string(),
  /** When the token ends. */
  expires_at: Instant,
});
/** What a sign-in returns. */
export interface SignedIn extends z.infer<typeof signedIn> {}
export const SignedIn: Model<SignedIn> = signedIn;

const Accepted = z.literal(true, 'Tienes que aceptarlo para jugar.');

/** What the law and the terms ask of a new player. */
const Consent = z.object({
  /** `YYYY-MM-DD`; it is given once. */
  birth_date: z.iso.date('Escribe tu fecha de nacimiento.'),
  /** Always true: the terms of service were accepted. */
  accept_terms: Accepted,
  /** Always true: the privacy policy was accepted. */
  accept_privacy: Accepted,
  /** Whether news may come by mail; absent: no. */
  accept_marketing: z.boolean().optional(),
});

/** A proof of identity: the password, or a new token of the identity service. */
const IdentityProof = z
  .object({
    /** The account's password; this or `token_id`, not both. */
    password: z.string().min(1).max(200).optional(),
    /** A token of the identity service. */
    token_id: z.string().min(1).max(8192).optional(),
  })
  .refine(
    ({ password, token_id }) => (password === undefined) !== (token_id === undefined),
    'Confirma con tu contraseña o con Google.',
  );

const session = z.object({
  /** The session: what `endSession` ends. */
  id: Id,
  /** 'Chrome · Android'; empty when unknown. */
  device: z.string(),
  /** When it signed in. */
  created_at: Instant,
  /** When a call was last made with it, to five minutes. */
  last_used_at: Instant,
  /** When it ends by itself. */
  expires_at: Instant,
  /** The session that asks. */
  current: z.boolean(),
});
/** A place where the account is signed in. */
export interface Session extends z.infer<typeof session> {}
export const Session: Model<Session> = session;

const jornadaStats = z.object({
  /** The league's name as addresses carry it. */
  league_unique: z.string(),
  /** The league's name, ready to show. */
  league_name: z.string(),
  /** The number of the jornada within its season. */
  jornada: z.int(),
  /** The jornada's name, ready to show. */
  jornada_name: z.string(),
  /** Best lineup of the jornada, over the rooms that are settled. */
  points: z.int(),
  /** Settled rooms that they played. */
  salas: z.int(),
  /** Best final place of the jornada, or null while none is known. */
  rank: z.int().nullable(),
  /** Entries of the room of that place. */
  of: z.int().nullable(),
  /** Correct answers. */
  aciertos: z.int(),
  /** What the rooms of the jornada paid them. */
  prize: Coins,
});
/** The player's results of one jornada of a league. */
export interface JornadaStats extends z.infer<typeof jornadaStats> {}
export const JornadaStats: Model<JornadaStats> = jornadaStats;

const myStats = z.object({
  /** Settled rooms that they played. */
  salas: z.int(),
  /** Rooms ended among the first three. */
  podios: z.int(),
  /** Rooms won. */
  victorias: z.int(),
  /** Correct answers. */
  aciertos: z.int(),
  /** Wrong answers. */
  fallos: z.int(),
  /** Null before the first decided answer. */
  aciertos_pct: z.int().min(0).max(100).nullable(),
  /** Points of their best lineup room; null before the first that is paid. */
  best_points: z.int().nullable(),
  /** The same league by league, the most played first. */
  leagues: z.array(
    z.object({
      /** The league's name as addresses carry it. */
      league_unique: z.string(),
      /** The league's name, ready to show. */
      league_name: z.string(),
      /** Settled rooms that they played. */
      salas: z.int(),
      /** Rooms ended among the first three. */
      podios: z.int(),
      /** Points of all their lineup rooms together. */
      points: z.int(),
      /** Points of a lineup room on average, to one decimal. */
      avg_points: z.number(),
      /** Correct answers. */
      aciertos: z.int(),
    }),
  ),
  /** Oldest first, at most 60. */
  jornadas: z.array(JornadaStats),
});
/** The caller's own figures. */
export interface MyStats extends z.infer<typeof myStats> {}
export const MyStats: Model<MyStats> = myStats;

const deskRole = z.object({
  /** `player`: no access to the desk; `admin` may do what both others may. */
  role: z.enum(['player', 'operador', 'tesorero', 'admin']),
  /** What the desk waits for: that this session shows the second factor, or that the person adds one. Absent: nothing. */
  second_factor: z.enum(['show', 'add']).optional(),
});
/** What the caller may do at the operator's desk; a player nothing, an admin everything. */
export interface DeskRole extends z.infer<typeof deskRole> {}
export const DeskRole: Model<DeskRole> = deskRole;

const userProfile = userMini.extend({
  /** The club that they support; null without one (rules R11.5). */
  club: ClubMini.nullable(),
  /** Their rank, from experience points (rules R11.4). */
  rango: RangoMini,
  /** Their record in rooms that are paid. */
  stats: z.object({
    /** Settled rooms that they played. */
    salas: z.int(),
    /** Rooms ended among the first three. */
    podios: z.int(),
    /** Null before the first decided answer. */
    aciertos_pct: z.int().min(0).max(100).nullable(),
  }),
  /** What the player wears, one of a category. */
  items: z.array(
    z.object({
      /** The item of the gallery. */
      id: Id,
      /** Where it is worn: of each category one item is. */
      category: z.string(),
      /** The item's name, ready to show. */
      name: z.string(),
      /** Address of its picture. */
      image: z.string(),
    }),
  ),
  /** When the account was made. */
  created_at: Instant,
});
/** A player's public page. */
export interface UserProfile extends z.infer<typeof userProfile> {}
export const UserProfile: Model<UserProfile> = userProfile;

/** What changing one's own account returns. */
const ChangedUser = ok({
  /** The account after the change. */
  user: User,
});

/** A code is on its way to the phone (rules R13.1). */
const PhoneCodeSent = ok({
  /** A code is on its way by SMS. */
  sent: z.literal(true),
  /** The code is good until then. */
  expires_at: Instant,
  /** Another code may be asked for from then on. */
  resend_at: Instant,
  /** The phone, its last three digits alone readable. */
  masked: z.string(),
});

/** The phone is confirmed. */
const PhoneVerified = ok({
  /** The phone is confirmed now. */
  phone_verify: z.literal(true),
  /** The account with its confirmed phone. */
  user: User,
});

/** A letter to support. */
const SupportLetter = z.object({
  /** How the writer is called. */
  name: z.string().trim().min(2, 'Escribe tu nombre.').max(80),
  /** Where the answer goes. */
  email: z.email('Escribe un correo válido.').max(254),
  /** What it is about. */
  subject: z.string().trim().min(3).max(120),
  /** The letter itself, as plain text. */
  message: z.string().trim().min(10, 'Cuéntanos un poco más.').max(4000),
  /** People do not see this field; what fills it in is not one. */
  website: z.string().max(200).optional(),
});

/** The letter is in. */
const SupportReceipt = ok({
  /** To quote to support. */
  number: z.string(),
  /** An answer comes by then. */
  due_at: Instant,
});

export const accountsSchemas = {
  login: {
    body: z.object({
      /** The address of the account; letter case does not matter. */
      email: z.string().max(254),
      /** The account's password. */
      password: z.string().max(200),
    }),
    response: SignedIn,
  },
  getData: { response: User },
  updateData: { params: z.object({ id: Id }), body: z.looseObject({}), response: User },
  loginGoogle: {
    body: z.object({
      /** A token of the identity service. */
      token_id: z.string().min(1).max(8192),
    }),
    response: signedIn.extend({
      /** The account was made by this sign-in. */
      created: z.boolean(),
      /** Terms and birth date are still to be asked (`plus/auth/consent/`). */
      needs_consent: z.boolean(),
    }),
  },
  useCode: {
    body: z.object({
      /** The promo code; letter case and spaces around it do not matter (rules R11.3). */
      code_promo: z.string().max(40),
    }),
    response: ok({
      /** What it gave: coins, an item, or a seat in a room. */
      type: z.enum(['bono', 'item', 'entrada']),
      /** Coins that it gave; 0 where it gave something else. */
      coins: Coins,
      /** The item that it gave, or null. */
      item: Item.nullable(),
      /** The room of the seat. */
      sala: IdOrNone,
      /** The balance afterwards. */
      saldo: Coins,
      /** What it gave, ready to show. */
      message: z.string(),
    }),
  },
  verifyPhone: {
    body: z.object({
      /** A Peruvian mobile number: nine digits that begin with 9 (rules R13.1). */
      phone: z.string().max(20),
      /** The code that was sent; without it one is sent. */
      code: z.string().max(10).optional(),
    }),
    response: z.union([PhoneCodeSent, PhoneVerified]),
  },
  updateAvatar: {
    body: z.object({
      /** An avatar of one's own (rules R10.4). */
      item: Id,
    }),
    response: ChangedUser,
  },
  updateProfile: {
    body: z.object({
      /** The caller's own id. */
      id: Id,
      /** The name that others read. */
      username: z.string().max(60),
      /** The phone; null for none. A confirmed one stays as it is (rules R13.1). */
      phone: z.string().max(20).nullable(),
      /** `false` ends the request for a new password. */
      is_reset: z.boolean(),
      /** A new password, of more than 6 characters (rules R13.4); absent: it stays. */
      password: z.string().max(200).optional(),
    }),
    response: ChangedUser,
  },
  contentEntry: {
    params: z.object({ slug: z.string().regex(/^[a-z0-9-]{1,60}$/) }),
    response: z.object({
      /** The text's own name, such as `landing`. */
      slug: z.string(),
      /** Its heading, ready to show. */
      title: z.string(),
      /** The text as HTML: paragraphs, lists, headings, links and pictures alone. */
      html: z.string(),
      /** When it was last written. */
      updated_at: Instant,
    }),
  },
  register: {
    body: Consent.extend({
      /** The address that the account signs in with. */
      email: z.email('Escribe un correo válido.').max(254),
      /** The name that others read. */
      username: z.string().max(60),
      /** More than 6 characters, and none of the most used ones (rules R13.4). */
      password: z.string().max(200),
      /** The `?ref=` of the shared link that brought the player: the keyusername of who shared it. */
      ref: z.string().max(60).optional(),
    }),
    response: SignedIn,
  },
  consent: { body: Consent, response: ChangedUser },
  forgotPassword: {
    body: z.object({
      /** Where the link goes, if an account has this address. */
      email: z.string().max(254),
    }),
    response: Done,
  },
  resetPassword: {
    body: z.object({
      /** The code in the link that was mailed; good once. */
      token: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
      /** The new password, of more than 6 characters (rules R13.4). */
      password: z.string().max(200),
    }),
    response: Done,
  },
  reauth: {
    body: IdentityProof,
    response: ok({
      /** Calls that ask for a fresh sign-in count from then on. */
      auth_at: Instant,
    }),
  },
  logout: { response: Done },
  sessions: { response: z.array(Session) },
  endSession: { params: z.object({ id: Id }), response: Done },
  deleteAccount: {
    body: IdentityProof,
    response: ok({
      /** When the account was closed. */
      deleted_at: Instant,
      /** Signing in until then takes it back; then the data goes. */
      final_at: Instant,
    }),
  },
  myStats: { response: MyStats },
  myDesk: { response: DeskRole },
  userProfile: { params: z.object({ keyusername: z.string().max(60) }), response: UserProfile },
  support: { body: SupportLetter, response: SupportReceipt },
} satisfies SchemasFor<typeof accounts>;
