import { createContext } from 'react';
import type { User } from '../contract/wire';
import type { CallInput } from '../contract/callTypes';
import type { EndReason } from './sessionStore';

/** How a sign-in ended; `message` is ready to show. */
export type SignInOutcome = { status: 'ok'; user: User; needsConsent: boolean } | { status: 'error'; message: string };

/** What a new player gives. */
export type NewPlayer = CallInput<'accounts', 'register'>['body'];

/** How a registration ended; `fields` has the sentence of each field that is wrong. */
export type RegisterOutcome =
  | { status: 'ok'; user: User }
  | { status: 'error'; message: string; fields: Record<string, string> };

/** The session of our own site: its state, and what changes it. */
export interface Session {
  status: 'signedIn' | 'signedOut';
  /** Why the last session of this page ended, or null. */
  endedBy: EndReason | null;
  /** Signs in with email and password. Never throws. */
  signIn(email: string, password: string): Promise<SignInOutcome>;
  /** Signs in with the identity service's popup, where one is configured. Never throws. */
  signInWithIdentity(): Promise<SignInOutcome>;
  /**
   * Opens an account and signs in to it. A refusal or a lost connection is an outcome of status 'error'; anything else,
   * such as a programming mistake, is thrown.
   */
  register(player: NewPlayer): Promise<RegisterOutcome>;
  /** Ends the session here, in other tabs and on the server. */
  signOut(): Promise<void>;
  /** Ends the session on this device without telling the server, for one that the server has already ended. */
  clear(reason?: EndReason): void;
}

export const SessionContext = createContext<Session | null>(null);
