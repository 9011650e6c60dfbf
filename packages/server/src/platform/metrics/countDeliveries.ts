import type { Channel, Metrics } from './Metrics';

/** A sender whose messages are counted; as it is where nobody counts. */
export function countDeliveries<M>(
  metrics: Metrics | undefined,
  channel: Channel,
  send: (message: M) => Promise<void>,
): (message: M) => Promise<void> {
  if (!metrics) return send;
  return async (message) => {
    try {
      await send(message);
    } catch (error) {
      metrics.delivered(channel, 'failed');
      throw error;
    }
    metrics.delivered(channel, 'sent');
  };
}
