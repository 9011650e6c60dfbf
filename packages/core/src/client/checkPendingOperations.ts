import { Arma11Error } from './Arma11Error';
import type { Client } from './Client';
import type { PendingOperation } from './operationLog';
import { sending } from './sending';

/** The outcome of a money write whose response was lost. */
export interface CheckedOperation {
  operation: PendingOperation;
  /** `ask`: unknown for two minutes; the player decides, nothing is sent again by itself. */
  state: 'done' | 'refused' | 'waiting' | 'ask';
  /** The response that was lost, when the server has it. */
  result: unknown;
}

const ASK_AFTER_MS = 120_000;

/**
 * Asks the server for the outcome of every pending money write that this page is not sending right now: on load, on focus,
 * after sign-in (security §2, client 4). Those with a certain outcome are removed from the log. Never sends a write. Rejects with the `Arma11Error` of
 * code `unauthenticated` when nobody is signed in; after any other `Arma11Error` an operation keeps waiting.
 */
export async function checkPendingOperations(
  client: Client,
  now: () => number = Date.now,
): Promise<CheckedOperation[]> {
  const left = client.operations.list().filter(({ key }) => !sending.has(key));
  return Promise.all(left.map((operation) => check(client, operation, now())));
}

async function check(client: Client, operation: PendingOperation, now: number): Promise<CheckedOperation> {
  const outcome = await client.system.outcome({ key: operation.key }).catch((error: unknown) => {
    if (error instanceof Arma11Error && error.code !== 'unauthenticated') return null;
    throw error;
  });
  if (outcome && outcome.state !== 'unknown') {
    client.operations.remove(operation.key);
    return { operation, state: outcome.state, result: outcome.result };
  }
  return { operation, state: now - operation.t > ASK_AFTER_MS ? 'ask' : 'waiting', result: null };
}
