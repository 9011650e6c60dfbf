import { useEffect, useRef } from 'react';

/** Calls back once for a lineup that is closed, whether it was found so or closes while shown. */
export function useClosedEvent(closed: boolean, entryId: number, onClosed: (() => void) | undefined) {
  const told = useRef<number | null>(null);
  const latest = useRef(onClosed);
  useEffect(() => {
    latest.current = onClosed;
  });
  useEffect(() => {
    if (!closed || told.current === entryId) return;
    told.current = entryId;
    latest.current?.();
  }, [closed, entryId]);
}
