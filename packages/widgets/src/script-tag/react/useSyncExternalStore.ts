import { useLayoutEffect, useState } from 'preact/hooks';

interface Look<Value> {
  value: Value;
  read: () => Value;
}

/** Whether there is something else to see than what was drawn. */
function isOld<Value>({ value, read }: Look<Value>): boolean {
  try {
    return !Object.is(value, read());
  } catch {
    return true;
  }
}

/** React's hook of that name: draws again whenever a store tells of a change. */
export function useSyncExternalStore<Value>(subscribe: (changed: () => void) => () => void, read: () => Value): Value {
  const value = read();
  const [{ seen }, drawAgain] = useState<{ seen: Look<Value> }>({ seen: { value, read } });
  useLayoutEffect(() => {
    Object.assign(seen, { value, read });
    if (isOld(seen)) drawAgain({ seen });
  }, [seen, subscribe, value, read]);
  // Not after the next frame: a tap may come before it, and React has subscribed by then.
  useLayoutEffect(
    () =>
      subscribe(() => {
        if (isOld(seen)) drawAgain({ seen });
      }),
    [seen, subscribe],
  );
  return value;
}
