import { useCallback, useEffect, useState } from 'react';

/** A part of the widget that is loaded when it is wanted; `retry` after it did not arrive. `load` must not change. */
export function useChunk<Module>(load: () => Promise<Module>, wanted: boolean) {
  const [module, setModule] = useState<Module | null>(null);
  const [failed, setFailed] = useState(false);
  const fetch = useCallback(() => {
    load().then(setModule, () => setFailed(true));
  }, [load]);
  const missing = wanted && !module;
  useEffect(() => {
    if (missing) fetch();
  }, [missing, fetch]);
  const retry = () => {
    setFailed(false);
    fetch();
  };
  return { module, failed, retry };
}
