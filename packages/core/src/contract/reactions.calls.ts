import { calls } from './call';

/** Reactions to a room (rules R19). */
export const reactions = calls({
  /** How often each reaction was given to a room, and the caller's own. */
  ofRoom: {
    method: 'GET',
    path: 'plus/reactions/{kind}/{id}/',
    access: 'publicOrMember',
    fallback: 'null',
    ours: true,
  },
  /** Gives the caller's reaction to a room, in place of the one before; null takes it back. */
  react: {
    method: 'PUT',
    path: 'plus/reactions/{kind}/{id}/',
    access: 'publicOrMember',
    fallback: 'null',
    idempotent: 'byContent',
    ours: true,
  },
});
