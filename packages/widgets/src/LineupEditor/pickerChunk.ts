import { useCallback, useEffect, useState } from 'react';
import type { PlayerPicker } from './picker/PlayerPicker';

type Picker = typeof PlayerPicker;

/** The list of candidates is a chunk of its own, loaded on the first tap. */
const load = (): Promise<Picker> => import('./picker/PlayerPicker').then((module) => module.PlayerPicker);

/** Starts loading the list when a finger comes down, a moment before it is wanted. */
export const preloadPicker = () => void load().catch(() => undefined);

/** The list's component once it is wanted and has arrived; `retry` after it did not arrive. */
export function usePickerChunk() {
  const [Picker, setPicker] = useState<Picker | null>(null);
  const [failed, setFailed] = useState(false);
  const fetch = useCallback(() => {
    load().then(
      (loaded) => setPicker(() => loaded),
      () => setFailed(true),
    );
  }, []);
  useEffect(fetch, [fetch]);
  const retry = () => {
    setFailed(false);
    fetch();
  };
  return { Picker, failed, retry };
}
