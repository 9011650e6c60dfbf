/** What a partner's own server returns for one of its users; the link where that user still has to allow it. */
export type PartnerToken = { token: string; expires_at: string } | { link_url: string };

/** How the players of a partner's page sign in (docs/auth.md). */
export type EmbedAuth =
  /** A window of ours. `persist` keeps the right to renew for as long as the tab lives, reloads included. */
  | { mode: 'popup'; persist?: 'session' }
  /**
   * The partner's server vouches for its own user. `getToken` serves all widgets of the page: it is called at the
   * start, a minute before a token ends and when one is refused, never twice at a time. If it rejects, the session
   * fails with `token_callback_failed`.
   */
  | { mode: 'token'; getToken: () => Promise<PartnerToken> }
  /** Nobody: rooms can be viewed, and predictions kept as a draft. */
  | { mode: 'preview' };

/**
 * Why a sign-in failed. `expired`: nobody confirmed in five minutes. `refused`: the server said no, in the message.
 * `insecure`: the page is not served by https, so no proof can be made. `token_callback_failed`: `getToken` rejected,
 * or gave neither a token nor a link.
 */
export type EmbedFailure = 'expired' | 'refused' | 'insecure' | 'token_callback_failed';

/** The state of a session. */
export type EmbedState =
  /** It is not known yet whether a player is signed in. */
  | { readonly status: 'starting' }
  /** No player is signed in. */
  | { readonly status: 'preview' }
  /**
   * Our window is open, or has to be opened by `url`. `code`: the four digits that the window shows too; null for a
   * link of the partner's. `blocked`: no window could be opened, so show `url` as a link.
   */
  | { readonly status: 'signingIn'; readonly code: string | null; readonly url: string; readonly blocked: boolean }
  | { readonly status: 'signedIn' }
  /** `message` is Spanish and ready to show. */
  | { readonly status: 'failed'; readonly code: EmbedFailure; readonly message: string };

/** The player of a partner's page, shared by all of its widgets. Tokens stay inside. */
export interface EmbedSession {
  /** The partner's publishable key. */
  readonly key: string;
  /** Our origin, and the path before `services/` if any. */
  readonly baseUrl: string;
  /** Whether players can sign in. */
  readonly canSignIn: boolean;
  subscribe(listener: () => void): () => void;
  getSnapshot(): EmbedState;
  /** What a server renders, and the browser at first. */
  getServerSnapshot(): EmbedState;
  /** Prepares the proof for the next window and resumes what the tab kept. Returns the function that stops it. */
  start(): () => void;
  /**
   * Starts a sign-in; call it in the click itself, or the browser blocks the window. `popup`: opens our window.
   * `token`: opens the link that `getToken` gave, else calls `getToken` again. Does nothing when a player is signed in,
   * or in mode `preview`.
   */
  signIn(): void;
  /** Stops waiting for the window. */
  cancel(): void;
  /**
   * Forgets the token. In mode `popup` it also ends the grant on the server; in mode `token` the player's link to the
   * partner stays.
   */
  signOut(): Promise<void>;
  /** The token to send now, renewed where it is about to end; null while nobody is signed in. */
  token(): Promise<string | null>;
  /** Another token than the one that was refused, or null. */
  renew(refused: string): Promise<string | null>;
}
