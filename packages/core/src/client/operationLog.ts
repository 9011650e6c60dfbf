import { ofIntent } from './memoryLog';

/** A money write that was sent and has no certain outcome yet. */
export interface PendingOperation {
  /** Its Idempotency-Key. */
  key: string;
  /** Heading and name in the contract: 'compe.registerSala'. */
  route: string;
  /** Of the resolved path and the body: the same intent has the same hash. */
  hash: string;
  /** Hash of the token that sent it: `find` matches operations of the same session only. `list` returns all of them. */
  owner: string;
  /** When it was confirmed, in milliseconds. */
  t: number;
}

/** Remembers writes across reloads until their outcome is certain (security §2, client 1). */
export interface OperationLog {
  list(): PendingOperation[];
  /** The pending operation of the same intent, if any: it keeps its key. */
  find(intent: Pick<PendingOperation, 'route' | 'hash' | 'owner'>): PendingOperation | undefined;
  add(operation: PendingOperation): void;
  remove(key: string): void;
}

const PREFIX = 'op:';

/** Keeps the log in the given storage, one `op:{key}` each. */
export function operationLog(storage: Storage): OperationLog {
  const list = () =>
    Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
      .filter((name) => name.startsWith(PREFIX))
      .map((name) => operationIn(storage.getItem(name)))
      .filter((operation) => operation !== null);
  return {
    list,
    find: (intent) => ofIntent(list(), intent),
    add: (operation) => storage.setItem(PREFIX + operation.key, JSON.stringify(operation)),
    remove: (key) => storage.removeItem(PREFIX + key),
  };
}

function operationIn(text: string | null): PendingOperation | null {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<PendingOperation> | null;
    return typeof value?.key === 'string' && typeof value.t === 'number' ? (value as PendingOperation) : null;
  } catch {
    return null;
  }
}
