import { calls } from './call';

/** The gallery (product §11.3). */
export const items = calls({
  /** The gallery, or one category of it. */
  list: { method: 'GET', path: 'plus/items/', access: 'player', fallback: 'emptyList', ours: true },
  /** Buys an item with coins, once. */
  buy: {
    method: 'POST',
    path: 'plus/items/{id}/buy/',
    access: 'player',
    fallback: 'null',
    idempotent: 'byKey',
    ours: true,
  },
  /** Wears an owned item, one in a category; a shield makes the player a supporter of its club. */
  equip: {
    method: 'POST',
    path: 'plus/items/{id}/equip/',
    access: 'self',
    fallback: 'null',
    idempotent: 'byContent',
    ours: true,
  },
});
