import type { QueryClient, QueryKey } from '@tanstack/react-query';
import {
  accountsKeys,
  compeKeys,
  homeKeys,
  itemsKeys,
  limitsKeys,
  notificationsKeys,
  partnersKeys,
  prediKeys,
  profileKeys,
  questsKeys,
  salasKeys,
  walletKeys,
} from './queryKeys';

const WALLET: QueryKey[] = [accountsKeys.user, partnersKeys.viewer, walletKeys.all, homeKeys.packs];

/** What joining or leaving a room changes, also when its outcome is unknown: balance, lists, the room itself. */
export const afterJoin: QueryKey[] = [...WALLET, salasKeys.all, compeKeys.all, prediKeys.all, questsKeys.all];

/** What any other money write changes. */
export const afterMoney: QueryKey[] = [...WALLET, questsKeys.all];

/** What buying or wearing an item changes. */
export const afterItem: QueryKey[] = [...WALLET, itemsKeys.all, profileKeys.players, questsKeys.all];

/** What a promo code may change: coins, the gallery, or a place in a room. */
export const afterPromo: QueryKey[] = [...afterJoin, itemsKeys.all];

/** What changing a lineup changes besides the lineup itself, which the response already carries. */
export const afterLineup: QueryKey[] = [salasKeys.pools, compeKeys.entries, questsKeys.all];

/** What saving answers changes besides the answers, which the panel already shows. */
export const afterAnswers: QueryKey[] = [prediKeys.salas, prediKeys.mine, prediKeys.everyResults, questsKeys.all];

/** What making or changing a prediction room changes, where no money moves. */
export const afterPrediSala: QueryKey[] = [prediKeys.all];

/** What reading notifications changes. */
export const afterNotices: QueryKey[] = [notificationsKeys.list];

/** What saving the profile changes: a new password also ends the other sessions. */
export const afterProfile: QueryKey[] = [accountsKeys.user, profileKeys.players, profileKeys.sessions, questsKeys.all];

/** What ending a session changes. */
export const afterSessions: QueryKey[] = [profileKeys.sessions];

/** What ending a site's access changes. */
export const afterGrants: QueryKey[] = [partnersKeys.grants];

/** What a pause or self-exclusion changes: rooms may have been left, with their fees back. */
export const afterPause: QueryKey[] = [limitsKeys.all, ...afterJoin];

/** Asks again for everything under the given keys. */
export const invalidate = (queryClient: QueryClient, keys: QueryKey[]) =>
  Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
