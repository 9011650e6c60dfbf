import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../client/Client';
import type { NotificationPref } from '../contract/plusHome.schemas';
import type { PlayLimits } from '../contract/plusWallet.schemas';

/** The player's account, and players as others see them (spec/api.md §3.3). */
export const profileQueries = {
  all: ['plus'] as const,
  /** A player's public page, by the name in its address. */
  player: (client: Client, keyusername: string) =>
    queryOptions({
      queryKey: ['plus', 'userProfile', keyusername] as const,
      queryFn: ({ signal }) => client.plus.userProfile({ keyusername }, { signal }),
    }),
  /** The caller's points, jornada by jornada. */
  myStats: (client: Client) =>
    queryOptions({
      queryKey: ['plus', 'myStats'] as const,
      queryFn: ({ signal }) => client.plus.myStats(undefined, { signal }),
    }),
  /** Where the account is signed in. */
  sessions: (client: Client) =>
    queryOptions({
      queryKey: ['plus', 'sessions'] as const,
      queryFn: ({ signal }) => client.plus.sessions(undefined, { signal }),
    }),
  /** The sites that may act for the player. */
  grants: (client: Client) =>
    queryOptions({
      queryKey: ['plus', 'embedGrants'] as const,
      queryFn: ({ signal }) => client.plus.embedGrants(undefined, { signal }),
    }),
  /** Which kinds of notices the player wants. */
  noticePrefs: (client: Client) =>
    queryOptions({
      queryKey: ['plus', 'notificationPrefs'] as const,
      queryFn: ({ signal }) => client.plus.notificationPrefs(undefined, { signal }),
    }),
  /** What the player allows himself, and whether he paused. */
  limits: (client: Client) =>
    queryOptions({
      queryKey: ['plus', 'limits'] as const,
      queryFn: ({ signal }) => client.plus.limits(undefined, { signal }),
    }),
};

/** What the profile form saves; without a password it stays as it is. */
export interface ProfileChange {
  id: number;
  username: string;
  phone: string | null;
  password?: string;
}

/** Shows who is there: the password, or a new token of the identity service. */
export type Proof = { password: string } | { token_id: string };

/** A pause of days, or self-exclusion of months. */
export type Pause = { kind: 'pausa'; days: number } | { kind: 'autoexclusion'; months: number };

/** Saves the profile form; it also clears is_reset (product.md §4). Invalidate `afterProfile`. */
export const saveProfile = (client: Client, change: ProfileChange) =>
  client.accounts.updateProfile({ body: { ...change, is_reset: false } });

/** Sends the code of a phone number by SMS; answers when the next may be asked for. */
export async function sendPhoneCode(client: Client, phone: string) {
  const answer = await client.accounts.verifyPhone({ body: { phone } });
  if (!('sent' in answer)) throw new Error('A phone number without a code is to be sent one.');
  return answer;
}

/** Confirms a phone number with its code; answers the user, whose number it is from now on. */
export async function confirmPhone(client: Client, body: { phone: string; code: string }) {
  const answer = await client.accounts.verifyPhone({ body });
  if (!('user' in answer)) throw new Error('A phone number with its code is to be confirmed.');
  return answer.user;
}

/** Ends one of the account's sessions. Invalidate `afterSessions`. */
export const endSession = (client: Client, id: number) => client.plus.endSession({ id });

/** Ends what a site may do. Invalidate `afterGrants`. */
export const endGrant = (client: Client, id: number) => client.plus.endEmbedGrant({ id });

/** Wants or mutes kinds of notices; a kind that is not named stays as it is. */
export const saveNoticePrefs = (client: Client, prefs: Pick<NotificationPref, 'kind' | 'enabled'>[]) =>
  client.plus.saveNotificationPrefs({ body: { prefs } });

/** Saves all limits: what is lowered counts at once, what is raised in 24 hours. */
export const saveLimits = (client: Client, limits: PlayLimits) => client.plus.saveLimits({ body: { limits } });

/** Begins a pause or self-exclusion; rooms may be left with their fees back. Invalidate `afterPause`. */
export const pausePlay = (client: Client, pause: Pause) => client.plus.pausePlay({ body: pause });

/** Leaves for good: 30 days later the person's data is erased. Every session ends with it. */
export const deleteAccount = (client: Client, proof: Proof) => client.plus.deleteAccount({ body: proof });
