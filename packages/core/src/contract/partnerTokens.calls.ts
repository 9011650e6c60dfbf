import { calls } from './call';

/** What a partner’s page gets tokens by and gives them back: apart, because its first bytes carry them. */
export const partnerTokenCalls = calls({
  /**
   * A token of 15 minutes for a partner's page: for the `verifier` of a grant, for a `handle` that is spent by it, or for
   * a `user_ref` by the partner's own server. 'pendiente' until the player has granted; 409 with a `link_url` while nobody is
   * linked.
   */
  token: {
    method: 'POST',
    path: 'plus/embed/token/',
    access: 'public',
    fallback: 'null',
    foreign: true,
    ours: true,
  },
  /**
   * Signs out of a partner's page: ends the grant that the token came from. Of a link, which the partner's server made use
   * of, the token alone ends.
   */
  end: {
    method: 'POST',
    path: 'plus/embed/end/',
    access: 'self',
    fallback: 'null',
    idempotent: 'byContent',
    ours: true,
  },
});
