import type { QueryClient, QueryKey } from '@tanstack/react-query';

const WALLET: QueryKey[] = [
  ['accounts', 'user'],
  ['plus', 'embedViewer'],
  ['plus', 'wallet'],
];

/** What joining or leaving a room changes, also when its outcome is unknown: balance, lists, the room itself. */
export const afterJoin: QueryKey[] = [...WALLET, ['salas'], ['compe'], ['plus', 'compeRoom'], ['predi'], ['quests']];

/** What any other money write changes. */
export const afterMoney: QueryKey[] = [...WALLET, ['quests']];

/** What buying or wearing an item changes. */
export const afterItem: QueryKey[] = [...WALLET, ['plus', 'items'], ['plus', 'userProfile'], ['quests']];

/** What a promo code may change: coins, the gallery, or a seat in a room. */
export const afterPromo: QueryKey[] = [...afterJoin, ['plus', 'items']];

/** What changing a lineup changes besides the lineup itself, which the answer already carries. */
export const afterLineup: QueryKey[] = [['salas', 'playersByPosition'], ['compe', 'entry'], ['quests']];

/** What saving answers changes besides the answers, which the panel already shows. */
export const afterAnswers: QueryKey[] = [['predi', 'sala'], ['predi', 'mine'], ['predi', 'results'], ['quests']];

/** What making or changing a prediction room changes, where no money moves. */
export const afterPrediSala: QueryKey[] = [['predi']];

/** What reading notices changes. */
export const afterNotices: QueryKey[] = [['plus', 'notifications']];

/** What saving the profile changes: a new password also ends the other sessions. */
export const afterProfile: QueryKey[] = [
  ['accounts', 'user'],
  ['plus', 'userProfile'],
  ['plus', 'sessions'],
  ['quests'],
];

/** What ending a session changes. */
export const afterSessions: QueryKey[] = [['plus', 'sessions']];

/** What ending a site's access changes. */
export const afterGrants: QueryKey[] = [['plus', 'embedGrants']];

/** What a pause or self-exclusion changes: rooms may have been left, with their fees back. */
export const afterPause: QueryKey[] = [['plus', 'limits'], ...afterJoin];

/** Whatever depends on who is signed in. */
export const ofPlayer: QueryKey[] = ['accounts', 'plus', 'salas', 'compe', 'predi', 'quests', 'partidos'].map(
  (room) => [room],
);

/** Asks again for everything under the given keys. */
export const invalidate = (queryClient: QueryClient, keys: QueryKey[]) =>
  Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
