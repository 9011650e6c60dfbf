import { Suspense, useCallback, useState, type ReactNode } from 'react';
import { lazyExtra } from '../../../page/lazyExtra';

const PushOffer = lazyExtra(() => import('./PushOffer'), 'PushOffer');

/** What a page shows after something of the player's was saved, and how it is told of it. */
export interface AfterSave {
  onSaved: () => void;
  offer: ReactNode;
}

/** Offers notices on this device after the first save on a page, never before (rules R14.4). */
export function usePushOffer(): AfterSave {
  const [saved, setSaved] = useState(false);
  return {
    onSaved: useCallback(() => setSaved(true), []),
    offer: saved && (
      <Suspense fallback={null}>
        <PushOffer />
      </Suspense>
    ),
  };
}
