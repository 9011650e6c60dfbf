import type { QueryClient, QueryKey } from '@tanstack/react-query';

const WALLET: QueryKey[] = [
  ['accounts', 'user'],
  ['plus', 'embedViewer'],
  ['plus', 'walletSummary'],
  ['plus', 'walletMovements'],
];

/** What joining or leaving a room changes, also when its outcome is unknown: balance, lists, the room itself. */
export const afterJoin: QueryKey[] = [...WALLET, ['salas'], ['compe'], ['plus', 'compeRoom'], ['predi'], ['quests']];

/** What any other money write changes. */
export const afterMoney: QueryKey[] = [...WALLET, ['quests']];

/** What changing a lineup changes besides the lineup itself, which the answer already carries. */
export const afterLineup: QueryKey[] = [['salas', 'playersByPosition'], ['compe', 'entry'], ['quests']];

/** What saving answers changes besides the answers, which the panel already shows. */
export const afterAnswers: QueryKey[] = [['predi', 'sala'], ['predi', 'mine'], ['predi', 'results'], ['quests']];

/** What reading notices changes. */
export const afterNotices: QueryKey[] = [['plus', 'notifications']];

/** Whatever depends on who is signed in. */
export const ofPlayer: QueryKey[] = ['accounts', 'plus', 'salas', 'compe', 'predi', 'quests', 'partidos'].map(
  (room) => [room],
);

/** Asks again for everything under the given keys. */
export const invalidate = (queryClient: QueryClient, keys: QueryKey[]) =>
  Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
