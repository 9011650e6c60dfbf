import type { Fallback } from '../contract/call';

/** Returns a call's result, or the fallback that the contract names when it fails. The error is dropped on purpose. */
export async function quietly(fallback: Fallback, call: () => Promise<unknown>): Promise<unknown> {
  if (fallback === 'errorStatus') return profileOutcome(await call().catch(() => null));
  return call().catch(() => FALLBACKS[fallback]());
}

const FALLBACKS = {
  null: () => null,
  emptyList: () => [],
  emptyPage: () => ({ count: 0, next: null, previous: null, results: [] }),
};

/** A profile update counts as successful only if the response contains an id (product §5). */
function profileOutcome(answer: unknown) {
  const wrapped = isObject(answer) && answer.status === 'ok' && isObject(answer.user) ? answer.user : answer;
  return isObject(wrapped) && Boolean(wrapped.id) ? { status: 'ok', user: wrapped } : { status: 'error', user: null };
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
