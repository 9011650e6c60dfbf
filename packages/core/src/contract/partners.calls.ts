import { calls } from './call';
import { partnerTokenCalls } from './partnerTokens.calls';

/** Our widgets on partners’ pages: who they are, what a player lets them do, and the tokens that they act with. */
export const partners = calls({
  /** Who a publishable key belongs to, and the pages that may use it. */
  config: { method: 'GET', path: 'plus/embed/config/{key}/', access: 'public', fallback: 'null', ours: true },
  /**
   * Lets a partner's widgets act for the caller: for the page that showed `challenge`, or for the account of the partner's
   * own that a link was made for. Asked on our own page alone.
   */
  grant: {
    method: 'POST',
    path: 'plus/embed/grants/',
    access: 'self',
    fallback: 'null',
    idempotent: 'byContent',
    ours: true,
  },
  /** The sites that may act for the caller, newest first. */
  grants: { method: 'GET', path: 'plus/embed/grants/', access: 'self', fallback: 'emptyList', ours: true },
  /** Ends what a site may do; its tokens end with it. */
  endGrant: {
    method: 'DELETE',
    path: 'plus/embed/grants/{id}/',
    access: 'self',
    fallback: 'null',
    idempotent: 'byContent',
    ours: true,
  },
  /** The player behind a token, as far as a partner's page may know them. */
  viewer: { method: 'GET', path: 'plus/embed/viewer/', access: 'self', fallback: 'null', ours: true },
  ...partnerTokenCalls,
});
