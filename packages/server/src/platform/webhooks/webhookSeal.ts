import type { Sealing } from '../sealing/Sealing';

const placeOf = (webhook: string) => ({ table: 'webhook', column: 'secret', row: webhook });

/** Seals what a webhook's messages are signed with; it opens for that webhook alone. */
export const sealWebhookSecret = (sealing: Sealing, webhook: string, secret: string): Promise<string> =>
  sealing.seal(secret, placeOf(webhook));

/** Opens it; throws DoesNotOpen where its key is missing. */
export const openWebhookSecret = (sealing: Sealing, webhook: string, sealed: string): Promise<string> =>
  sealing.open(sealed, placeOf(webhook));
