import { calls } from './call';

const self = { access: 'self', fallback: 'null', ours: true } as const;
const write = { idempotent: 'byKey' } as const;
const AT = 'plus/console/partners/{partner}';

/**
 * What a partner's people do in their console. Like the desk's own calls they are not in `contract`: players' pages load
 * none of them.
 */
export const consoleCalls = calls({
  /** The partners that the caller works for. */
  partners: { method: 'GET', path: 'plus/console/partners/', ...self },
  /** Lets the caller work for the partner whose invitation they have. */
  accept: { method: 'POST', path: 'plus/console/invitations/', idempotent: 'byContent', ...self },
  /** Says anew from which pages the partner may ask. */
  setOrigins: { method: 'PUT', path: `${AT}/origins/`, idempotent: 'byContent', ...self },
  /** Makes a new secret key; the one before opens nothing any more. */
  renewSecret: { method: 'POST', path: `${AT}/secret/`, ...self },
  /** What happened on the partner's pages, by day and page. */
  pageDays: { method: 'GET', path: `${AT}/pages/`, ...self },
  /** Where the partner's server is notified. */
  webhooks: { method: 'GET', path: `${AT}/webhooks/`, ...self },
  /** Has the partner's server notified; the secret is told once. */
  createWebhook: { method: 'POST', path: `${AT}/webhooks/`, ...self },
  /** Notifies an address no more. */
  endWebhook: { method: 'DELETE', path: `${AT}/webhooks/{webhook}/`, ...write, ...self },
  /** Sends a webhook a message to try it with. */
  testWebhook: { method: 'POST', path: `${AT}/webhooks/{webhook}/test/`, ...write, ...self },
  /** What was sent to the partner's webhooks, and what came of each try. */
  deliveries: { method: 'GET', path: `${AT}/deliveries/`, ...self },
  /** Who plays on the partner's test pages. */
  testPlayers: { method: 'GET', path: `${AT}/test-players/`, ...self },
  /** Makes a player for the partner's test pages; the password is told once. */
  createTestPlayer: { method: 'POST', path: `${AT}/test-players/`, ...self },
  /** Makes a new password for one of them; the one before opens nothing any more. */
  renewTestPassword: { method: 'POST', path: `${AT}/test-players/{user}/password/`, ...self },
  /** Sends a message once more. */
  resend: { method: 'POST', path: `${AT}/deliveries/{delivery}/resend/`, ...write, ...self },
});
