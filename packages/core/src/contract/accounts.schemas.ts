// Longer than 200 lines on purpose: the schemas of every call of accounts, one after the other.
import { z } from 'zod';
import type { accounts } from './accounts.calls';
import type { SchemasFor } from './schema';
import { ClubMini, Coins, Id, IdOrNone, Instant, Item, ok, RangoMini, User, userMini, type Model } from './models';

const signedIn = z.object({
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
  accept_terms: Accepted,
  accept_privacy: Accepted,
  accept_marketing: z.boolean().optional(),
});

/** A proof of identity: the password, or a new token of the identity service. */
const Proof = z
  .object({
    password: z.string().min(1).max(200).optional(),
    /** A token of the identity service. */
    token_id: z.string().min(1).max(8192).optional(),
  })
  .refine(
    ({ password, token_id }) => (password === undefined) !== (token_id === undefined),
    'Confirma con tu contraseña o con Google.',
  );

const session = z.object({
  id: Id,
  /** 'Chrome · Android'; empty when unknown. */
  device: z.string(),
  created_at: Instant,
  last_used_at: Instant,
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
  league_name: z.string(),
  jornada: z.int(),
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
  best_points: z.int().nullable(),
  leagues: z.array(
    z.object({
      /** The league's name as addresses carry it. */
      league_unique: z.string(),
      league_name: z.string(),
      /** Settled rooms that they played. */
      salas: z.int(),
      /** Rooms ended among the first three. */
      podios: z.int(),
      points: z.int(),
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
  role: z.enum(['player', 'operador', 'tesorero', 'admin']),
  /** What the desk waits for: that this session shows the second factor, or that the person adds one. Absent: nothing. */
  second_factor: z.enum(['show', 'add']).optional(),
});
/** What the caller may do at the operator's desk; a player nothing, an admin everything. */
export interface DeskRole extends z.infer<typeof deskRole> {}
export const DeskRole: Model<DeskRole> = deskRole;

const userProfile = userMini.extend({
  club: ClubMini.nullable(),
  rango: RangoMini,
  stats: z.object({
    /** Settled rooms that they played. */
    salas: z.int(),
    /** Rooms ended among the first three. */
    podios: z.int(),
    /** Null before the first decided answer. */
    aciertos_pct: z.int().min(0).max(100).nullable(),
  }),
  /** What the player wears, one of a category. */
  items: z.array(z.object({ id: Id, category: z.string(), name: z.string(), image: z.string() })),
  created_at: Instant,
});
/** A player's public page. */
export interface UserProfile extends z.infer<typeof userProfile> {}
export const UserProfile: Model<UserProfile> = userProfile;

const Letter = z.object({
  name: z.string().trim().min(2, 'Escribe tu nombre.').max(80),
  email: z.email('Escribe un correo válido.').max(254),
  subject: z.string().trim().min(3).max(120),
  message: z.string().trim().min(10, 'Cuéntanos un poco más.').max(4000),
  /** People do not see this field; what fills it in is not one. */
  website: z.string().max(200).optional(),
});

const Received = ok({
  /** To quote to support. */
  number: z.string(),
  /** An answer comes by then. */
  due_at: Instant,
});

export const accountsSchemas = {
  login: { body: z.object({ email: z.string().max(254), password: z.string().max(200) }), response: SignedIn },
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
    body: z.object({ code_promo: z.string().max(40) }),
    response: ok({
      /** What it gave: coins, an item, or a seat in a room. */
      type: z.enum(['bono', 'item', 'entrada']),
      coins: Coins,
      item: Item.nullable(),
      /** The room of the seat. */
      sala: IdOrNone,
      /** The balance afterwards. */
      saldo: Coins,
      message: z.string(),
    }),
  },
  verifyPhone: {
    body: z.object({
      phone: z.string().max(20),
      /** The code that was sent; without it one is sent. */
      code: z.string().max(10).optional(),
    }),
    response: z.union([
      ok({
        sent: z.literal(true),
        expires_at: Instant,
        /** Another code may be asked for from then on. */
        resend_at: Instant,
        /** The phone, its last three digits alone readable. */
        masked: z.string(),
      }),
      ok({ phone_verify: z.literal(true), user: User }),
    ]),
  },
  updateAvatar: { body: z.object({ item: Id }), response: ok({ user: User }) },
  updateProfile: {
    body: z.object({
      id: Id,
      username: z.string().max(60),
      phone: z.string().max(20).nullable(),
      /** `false` ends the request for a new password. */
      is_reset: z.boolean(),
      password: z.string().max(200).optional(),
    }),
    response: ok({ user: User }),
  },
  contentEntry: {
    params: z.object({ slug: z.string().regex(/^[a-z0-9-]{1,60}$/) }),
    response: z.object({ slug: z.string(), title: z.string(), html: z.string(), updated_at: Instant }),
  },
  register: {
    body: Consent.extend({
      email: z.email('Escribe un correo válido.').max(254),
      username: z.string().max(60),
      password: z.string().max(200),
      /** The `?ref=` of the shared link that brought the player: the keyusername of who shared it. */
      ref: z.string().max(60).optional(),
    }),
    response: SignedIn,
  },
  consent: { body: Consent, response: ok({ user: User }) },
  forgotPassword: { body: z.object({ email: z.string().max(254) }), response: ok({}) },
  resetPassword: {
    body: z.object({ token: z.string().regex(/^[A-Za-z0-9_-]{43}$/), password: z.string().max(200) }),
    response: ok({}),
  },
  reauth: { body: Proof, response: ok({ auth_at: Instant }) },
  logout: { response: ok({}) },
  sessions: { response: z.array(Session) },
  endSession: { params: z.object({ id: Id }), response: ok({}) },
  deleteAccount: {
    body: Proof,
    response: ok({
      deleted_at: Instant,
      /** Signing in until then takes it back; then the data goes. */
      final_at: Instant,
    }),
  },
  myStats: { response: MyStats },
  myDesk: { response: DeskRole },
  userProfile: { params: z.object({ keyusername: z.string().max(60) }), response: UserProfile },
  support: { body: Letter, response: Received },
} satisfies SchemasFor<typeof accounts>;
