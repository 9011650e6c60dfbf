import type { Client } from '../client/Client';
import type { PlayLimits } from '../contract/wire';
import { query } from './query';
import { limitsKeys, profileKeys } from './queryKeys';

/** The player's account, and players as others see them (product §11.3). */
export const profileQueries = {
  /** A player's public page, by the name in its address. */
  player: (client: Client, keyusername: string) =>
    query({
      queryKey: profileKeys.player(keyusername),
      queryFn: ({ signal }) => client.accounts.userProfile({ keyusername }, { signal }),
    }),
  /** The caller's points, jornada by jornada. */
  myStats: (client: Client) =>
    query({
      queryKey: profileKeys.stats,
      queryFn: ({ signal }) => client.accounts.myStats(undefined, { signal }),
    }),
  /** Where the account is signed in. */
  sessions: (client: Client) =>
    query({
      queryKey: profileKeys.sessions,
      queryFn: ({ signal }) => client.accounts.sessions(undefined, { signal }),
    }),
  /** The limits that the player has set, and whether they paused. */
  limits: (client: Client) =>
    query({
      queryKey: limitsKeys.all,
      queryFn: ({ signal }) => client.wallet.limits(undefined, { signal }),
    }),
};

/** What the profile form saves; without a password it stays as it is. */
export interface ProfileChange {
  id: number;
  username: string;
  phone: string | null;
  /** One of `CURRENCIES`, when the player moved: amounts are shown in it from now on. */
  local_contry?: string;
  password?: string;
}

/** A proof of identity: the password, or a new token of the identity service. */
export type Proof = { password: string } | { token_id: string };

/** A pause of 1 to 28 days, or self-exclusion of 6 to 60 months; neither can be shortened (rules R12.5). */
export type Pause = { kind: 'pausa'; days: number } | { kind: 'autoexclusion'; months: number };

/** Saves the profile form; it also clears is_reset (product §4). Invalidate `afterProfile`. */
export const saveProfile = (client: Client, change: ProfileChange) =>
  client.accounts.updateProfile({ body: { ...change, is_reset: false } });

/** Sends the code of a phone number by SMS; returns when the next may be asked for. */
export async function sendPhoneCode(client: Client, phone: string) {
  const answer = await client.accounts.verifyPhone({ body: { phone } });
  if (!('sent' in answer)) throw new Error('A phone number without a code is to be sent one.');
  return answer;
}

/** Confirms a phone number with its code; returns the user, whose number it is from now on. */
export async function confirmPhone(client: Client, body: { phone: string; code: string }) {
  const answer = await client.accounts.verifyPhone({ body });
  if (!('user' in answer)) throw new Error('A phone number with its code is to be confirmed.');
  return answer.user;
}

/** Ends one of the account's sessions. Invalidate `afterSessions`. */
export const endSession = (client: Client, id: number) => client.accounts.endSession({ id });

/** Saves all limits: what is lowered counts at once, what is raised in 24 hours and once it is confirmed. */
export const saveLimits = (client: Client, limits: PlayLimits) => client.wallet.saveLimits({ body: { limits } });

/** Makes what was raised hold, from 24 hours to 7 days after it was asked for. */
export const confirmLimits = (client: Client) => client.wallet.confirmLimits({});

/** Begins a pause or self-exclusion; rooms may be left with their fees back. Invalidate `afterPause`. */
export const pausePlay = (client: Client, pause: Pause) => client.wallet.pausePlay({ body: pause });

/**
 * Deletes the account and ends every session. Signing in within 30 days takes it back; then the personal data is
 * erased. Throws while there is a balance to play or withdraw (`SALDO_PENDIENTE`), an entry in a room that is not over
 * (`SALAS_ABIERTAS`) or a self-exclusion (`AUTOEXCLUIDO`).
 */
export const deleteAccount = (client: Client, proof: Proof) => client.accounts.deleteAccount({ body: proof });

/** A letter to support. Leave `website` empty: it is a trap for bots. */
export interface SupportLetter {
  name: string;
  email: string;
  subject: string;
  message: string;
  website?: string;
}

/** Writes to us; returns the number of the letter and until when it is answered. */
export const writeToSupport = (client: Client, body: SupportLetter) => client.accounts.support({ body });
