import type { QueryKey } from '@tanstack/react-query';

// A module per resource: a bundle takes the keys that its queries name. A key begins with what invalidates it.

export * as accountsKeys from './keys/accountsKeys';
/** A signed-in player's own pages, and players as others see them. */
export * as profileKeys from './keys/profileKeys';
export * as compeKeys from './keys/compeKeys';
export * as salasKeys from './keys/salasKeys';
/** What is fixed of a room: no join or payment changes it. */
export * as roomTermsKeys from './keys/roomTermsKeys';
export * as prediKeys from './keys/prediKeys';
/** What only somebody reads who makes a private prediction room, or comes with its code. */
export * as privatePrediKeys from './keys/privatePrediKeys';
export * as partidosKeys from './keys/partidosKeys';
export * as leaguesKeys from './keys/leaguesKeys';
export * as eventsKeys from './keys/eventsKeys';
/**
 * Home, rankings, and the wallet's packs and codes to pay. Not in `ofPlayer`; when a session ends, `SessionProvider`
 * clears them with everything else.
 */
export * as homeKeys from './keys/homeKeys';
/** Under `all`, which every money write invalidates. */
export * as walletKeys from './keys/walletKeys';
export * as limitsKeys from './keys/limitsKeys';
export * as itemsKeys from './keys/itemsKeys';
export * as notificationsKeys from './keys/notificationsKeys';
export * as questsKeys from './keys/questsKeys';
export * as partnersKeys from './keys/partnersKeys';
export * as tableKeys from './keys/tableKeys';
export * as reactionsKeys from './keys/reactionsKeys';
export * as duelsKeys from './keys/duelsKeys';

/**
 * The keys that the widgets of a partner's page read again when the player changes. Not in it: `partnersKeys.config`,
 * which is the same for everybody, and what no such widget reads: `homeKeys`, parts of which depend on the player, and
 * the slate and the commitments of `roomTermsKeys`.
 */
export const ofPlayer: QueryKey[] = [
  'accounts',
  'players',
  'sessions',
  'stats',
  'compe',
  'salas',
  'rules',
  'quote',
  'predi',
  'partidos',
  'leagues',
  'events',
  'wallet',
  'limits',
  'items',
  'notifications',
  'quests',
  'partners',
].map((resource) => [resource]);
