import type { OperationLog, PendingOperation } from './operationLog';

type Intent = Pick<PendingOperation, 'route' | 'hash' | 'owner'>;

/** The operation of an intent among others. */
export const ofIntent = (operations: readonly PendingOperation[], { route, hash, owner }: Intent) =>
  operations.find((other) => other.route === route && other.hash === hash && other.owner === owner);

/** A log that lasts as long as the page. */
export function memoryLog(): OperationLog {
  const kept = new Map<string, PendingOperation>();
  const list = () => [...kept.values()];
  return {
    list,
    find: (intent) => ofIntent(list(), intent),
    add: (operation) => void kept.set(operation.key, operation),
    remove: (key) => void kept.delete(key),
  };
}
