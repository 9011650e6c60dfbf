import type { EmbedState } from './EmbedSession';
import type { Grant } from './grantOf';
import type { TokenCall } from './tokenCalls';

/** How players of a page get in; a session has one of them. */
export interface SignInWay {
  /** Whether the page may have a player before anybody clicks. */
  mayBeIn(): boolean;
  /** Makes ready what a click will need. */
  start(): void;
  /** Asks for another token: null when there is nobody. Rejects when it could not be asked. */
  renew(): Promise<Grant | null>;
  /** `opened`: a blank window that the click has opened already, where this way was not there yet. */
  signIn(opened?: Window | null): void;
  /** Stops waiting for a window. */
  stop(): void;
  /** Forgets whatever could bring the player back by itself. */
  forget(): void;
}

/** What a way is given by its session. */
export interface SignInContext {
  key: string;
  baseUrl: string;
  /** The language of the page's widgets; absent: es-PE. */
  lang?: string | undefined;
  ask: TokenCall;
  page: () => Window;
  now: () => number;
  show: (state: EmbedState) => void;
  /** Somebody signed in. */
  arrived: (grant: Grant) => void;
}
