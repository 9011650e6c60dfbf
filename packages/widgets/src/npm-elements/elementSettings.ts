import type { Locale } from '../messages/language';
import type { Mode } from '../theme/schemes';
import type { TokenName } from '../theme/tokens';

/** What the partner's server answers `getToken` with: a token, or where its user links their account. */
export type PartnerToken = { token: string; expires_at: string } | { link_url: string };

/** How players sign in on a partner's page: docs/auth.md. */
export type Auth =
  /** A window of ours. `persist` keeps the right to renew for as long as the tab lives, reloads included. */
  | { mode: 'popup'; persist?: 'session' }
  /** The partner's server vouches for its own user. */
  | { mode: 'token'; getToken: () => Promise<PartnerToken> }
  /** Nobody: rooms can be viewed, and predictions kept as a draft. */
  | { mode: 'preview' };

/** Why a sign-in failed: docs/auth.md has a sentence for each. */
export type SignInProblemCode = 'expired' | 'refused' | 'insecure' | 'token_callback_failed';

/** Where signing in stands. */
export type SessionState =
  /** It is not known yet whether a player is signed in. */
  | { readonly status: 'starting' }
  /** No player is signed in. */
  | { readonly status: 'preview' }
  /** Our window is open, or has to be opened by `url`. `code`: the four digits that the window shows too. */
  | { readonly status: 'signingIn'; readonly code: string | null; readonly url: string; readonly blocked: boolean }
  | { readonly status: 'signedIn' }
  /** `message` is Spanish and ready to show. */
  | { readonly status: 'failed'; readonly code: SignInProblemCode; readonly message: string };

/** What a page says once for all of its elements, or for those of one `arma11-provider`. */
export interface ElementSettings {
  /** The partner's key, `pk_…`. */
  publishableKey?: string;
  /** The origin of the game: 'https://play.example'. */
  baseUrl?: string;
  /** How players sign in. @default { mode: 'popup' } */
  auth?: Auth;
  /** The language; another than es-PE is loaded before anything is drawn. @default 'es-PE' */
  locale?: Locale;
  /** The scheme, and values of your own for tokens (docs/theming.md). */
  appearance?: { mode?: Mode; variables?: Partial<Record<TokenName, string>> };
  /** Words of your own, by section and name (docs/words.md): texts, with `{holes}` where ours is a sentence. */
  messages?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Of the page's CSP: needed only by browsers without constructable style sheets. */
  nonce?: string;
}
