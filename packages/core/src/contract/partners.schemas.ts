import { z } from 'zod';
import { EMBED_SCOPES } from './embedScopes';
import { Coins, Done, Id, Instant, ok, type Model } from './models';
import type { partners } from './partners.calls';
import type { SchemasFor } from './schema';

const BASE64URL = '[A-Za-z0-9_-]';
const token = (prefix: string, characters: number) =>
  z.string().regex(new RegExp(`^${prefix}${BASE64URL}{${characters}}$`));

/** Public: it is in a partner's page. */
const PublishableKey = token('pk_', 22);
const SecretKey = token('sk_', 43);
const State = token('', 22);
const Challenge = token('', 43);
const Verifier = z.string().regex(/^[A-Za-z0-9._~-]{43,128}$/);
const Handle = token('eh_', 43);
const LinkCode = token('', 43);
const Origin = z.string().min(8).max(300);
const UserRef = z.string().regex(/^[\x21-\x7e]{1,128}$/, 'Usa de 1 a 128 letras, números o signos, sin espacios.');

/** What a partner’s page may do for a player. */
const EmbedScope = z.enum(EMBED_SCOPES);
const Scopes = z.array(EmbedScope);

const embedConfig = z.object({
  /** Its name. */
  partner: z.string(),
  /** The pages that may use the key. */
  origins: z.array(z.string()),
  /** What a player may let it do. */
  scopes: Scopes,
  /** The language of the widgets, `es-PE`. */
  locale: z.string(),
  /** Whether it is a test key: only test players sign in, and nothing is paid. */
  test: z.boolean(),
});
/** Who a publishable key belongs to. */
export interface EmbedConfig extends z.infer<typeof embedConfig> {}
export const EmbedConfig: Model<EmbedConfig> = embedConfig;

const embedGrant = z.object({
  /** The grant: what ending it names. */
  id: Id,
  /** The site's name, ready to show. */
  partner: z.string(),
  /** The page that asked; null: the site's own server did. */
  origin: z.string().nullable(),
  /** What the site may do for the player. */
  scopes: Scopes,
  /** When the player granted it. */
  created_at: Instant,
  /** When the site last acted; null: never. */
  last_used_at: Instant.nullable(),
  /** When it ends by itself; null: when the player ends it. */
  expires_at: Instant.nullable(),
});
/** A site that may act for the player. */
export interface EmbedGrant extends z.infer<typeof embedGrant> {}
export const EmbedGrant: Model<EmbedGrant> = embedGrant;

const embedToken = z.object({
  /** The bearer token of later calls. */
  token: z.string(),
  /** When the token ends. */
  expires_at: Instant,
  /** What the page may do with it. */
  scopes: Scopes,
  /** Gives the next token, once; null where the partner's server asks for it. */
  handle: z.string().nullable(),
});
/** What a partner's page acts with. */
export interface EmbedToken extends z.infer<typeof embedToken> {}
export const EmbedToken: Model<EmbedToken> = embedToken;

const embedPending = z.object({
  /** Always `pendiente`: ask again. */
  status: z.literal('pendiente'),
  /** Seconds until it is worth asking again. */
  retry_after: z.int(),
});
/** The player has not granted yet. No refusal: browsers print each of those in the console of the partner's page. */
export interface EmbedPending extends z.infer<typeof embedPending> {}
export const EmbedPending: Model<EmbedPending> = embedPending;

const embedViewer = z.object({
  /** The name that others read. */
  username: z.string(),
  /** Address of their picture. */
  avatar: z.string(),
  /** A currency: with `PEN` amounts read in soles, ten coins each; with any other in coins. */
  local_contry: z.string(),
  /** Null without the scope `saldo:read`. */
  saldo: Coins.nullable(),
});
/** The player, as far as a partner's page may know them. */
export interface EmbedViewer extends z.infer<typeof embedViewer> {}
export const EmbedViewer: Model<EmbedViewer> = embedViewer;

const oneOf = <T extends [z.ZodType, z.ZodType, ...z.ZodType[]]>(ways: T, words: string) =>
  z.union(ways, { error: words });

/** A grant that a partner's page asks for in a window of ours. */
const PageGrant = z.object({
  /** The partner's publishable key. */
  key: PublishableKey,
  /** 128 random bits that name one sign-in. */
  state: State,
  /** SHA-256 of the verifier (RFC 7636, S256). */
  challenge: Challenge,
  /** The page that asks. */
  origin: Origin,
});

/** A grant that a partner's server asks for with a link. */
const LinkGrant = z.object({
  /** The partner's publishable key. */
  key: PublishableKey,
  /** The code of a `link_url`: good once, within ten minutes. */
  link: LinkCode,
});

/** The first token of a page, after the player has granted. */
const TokenByVerifier = z.object({
  /** The partner's publishable key. */
  key: PublishableKey,
  /** 128 random bits that name one sign-in. */
  state: State,
  /** What the challenge was made of. */
  verifier: Verifier,
});

/** The next token of a page. */
const TokenByHandle = z.object({
  /** The partner's publishable key. */
  key: PublishableKey,
  /** Of the token before; good once. */
  handle: Handle,
  /** The handle that the page wants next, made of 256 random bits: with the same one it may ask again when no answer came. */
  next: Handle.optional(),
});

/** A token that a partner's server asks for. */
const TokenBySecret = z.object({
  /** Known to the partner's server alone. */
  secret: SecretKey,
  /** The partner's own name for one of its users. */
  user_ref: UserRef,
  /** The page that may use the token; without it any of the partner's. */
  origin: Origin.optional(),
});

export const partnersSchemas = {
  config: { params: z.object({ key: PublishableKey }), response: EmbedConfig },
  grant: {
    body: oneOf(
      [PageGrant, LinkGrant],
      'Este enlace no está completo. Vuelve a la página de donde vienes e inténtalo otra vez.',
    ),
    response: ok({
      /** Null where a link was used. */
      state: z.string().nullable(),
    }),
  },
  grants: { response: z.array(EmbedGrant) },
  endGrant: { params: z.object({ id: Id }), response: Done },
  viewer: { response: EmbedViewer },
  token: {
    body: oneOf(
      [TokenByVerifier, TokenByHandle, TokenBySecret],
      'Envía {key, state, verifier}, {key, handle} o {secret, user_ref}.',
    ),
    response: z.union([EmbedToken, EmbedPending]),
  },
  end: { response: Done },
} satisfies SchemasFor<typeof partners>;
