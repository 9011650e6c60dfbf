import { useCallback, useEffect, useState } from 'react';
import type { Loader } from './loadOnce';

/** A part of the widget that is loaded when it is wanted; `retry` after it did not arrive. `load` must not change. */
export function useChunk<Module>(load: Loader<Module>, wanted: boolean) {
  const [came, setCame] = useState<Module | null>(null);
  const [failed, setFailed] = useState(false);
  const fetch = useCallback(() => {
    setFailed(false);
    load().then(setCame, () => setFailed(true));
  }, [load]);
  const module = came ?? (wanted ? (load.arrived ?? null) : null);
  const missing = wanted && !came;
  useEffect(() => {
    if (missing) fetch();
  }, [missing, fetch]);
  return { module, failed: failed && wanted && !module, retry: fetch };
}
