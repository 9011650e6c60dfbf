import type { Client } from '@arma11/core';
import type { OutboxPlace } from './OutboxContext';

/** The same client with the app's outbox, once there is one: widgets leave there what waits. */
export const outboxOf = (place: OutboxPlace, client: Client): Client =>
  Object.defineProperty(client, 'outbox', { get: () => place.outbox });
