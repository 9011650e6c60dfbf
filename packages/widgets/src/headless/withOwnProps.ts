type Handler = (...args: unknown[]) => unknown;

const isHandler = (name: string, value: unknown): value is Handler =>
  /^on[A-Z]/.test(name) && typeof value === 'function';

/** Both are called, the caller's first; ours is left out where the caller's called `preventDefault()` of the event. */
const inTurn =
  (theirs: Handler, ours: Handler): Handler =>
  (...args) => {
    theirs(...args);
    if (!(args[0] as { defaultPrevented?: boolean } | undefined)?.defaultPrevented) ours(...args);
  };

/** Both are given the element. */
const bothRefs =
  (theirs: unknown, ours: Handler): Handler =>
  (element) => {
    if (typeof theirs === 'function') theirs(element);
    else if (theirs) (theirs as { current: unknown }).current = element;
    ours(element);
  };

/**
 * What a prop getter gives, with the caller's own attributes and handlers: handlers of the same name run one after the other, a ref
 * is given to both, and of anything else the caller's counts.
 */
export function withOwnProps<Ours extends object, Own extends object>(ours: Ours, own?: Own): Ours & Own {
  const all = { ...ours } as Record<string, unknown>;
  for (const [name, theirs] of Object.entries(own ?? {})) {
    const value = all[name];
    if (isHandler(name, theirs) && isHandler(name, value)) all[name] = inTurn(theirs, value);
    else if (name === 'ref' && theirs && typeof value === 'function') all[name] = bothRefs(theirs, value as Handler);
    else if (theirs !== undefined) all[name] = theirs;
  }
  return all as Ours & Own;
}
