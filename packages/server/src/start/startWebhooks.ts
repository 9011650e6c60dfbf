import type { Deps } from '../platform/deps';
import type { Loop } from '../platform/jobs/startLoop';
import { startQueue } from '../platform/jobs/startQueue';
import { deliverTaken, type Delivering, takeDelivery } from '../platform/webhooks/deliverEvents';

/** Delivers what waits for partners' webhooks, by one of several servers each. */
export const startWebhooks = (delivering: Delivering & Pick<Deps, 'random'>, everyMs = 1000): Loop =>
  startQueue(delivering, {
    take: (lease) => takeDelivery(delivering.db, lease),
    work: (taken) => deliverTaken(delivering, taken),
    failed: (error) =>
      delivering.log({
        level: 'error',
        message: 'webhooks: delivering failed and is tried again',
        error: String(error),
      }),
    atOnce: 32,
    everyMs,
  });
