import { useEffect, useState, useSyncExternalStore } from 'react';

const noSubscription = () => () => undefined;

/** Whether a server's markup is being made, or taken over in the browser: what is drawn then may know nothing of the device. */
export function useHydrating(): boolean {
  const atFirst = useSyncExternalStore(
    noSubscription,
    () => false,
    () => true,
  );
  // React 18 forgets it where a component sets its state while it is drawn: it draws it once more, as if by the browser alone.
  const [hydrating, setHydrating] = useState(atFirst);
  useEffect(() => setHydrating(false), []);
  return hydrating;
}
