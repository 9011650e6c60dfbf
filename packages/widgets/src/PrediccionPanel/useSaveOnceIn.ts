import { useEffect, useRef } from 'react';
import type { Joining } from '../RoomCard/useJoinRoom';
import type { PanelState } from './prediccionPanelState';

/** The answers that were given before the sign-in are saved by the press that asked for it, once. */
export function useSaveOnceIn({ joined, dirty, save }: PanelState, { cameIn }: Joining): void {
  const saved = useRef(false);
  useEffect(() => {
    if (!cameIn || !joined || saved.current) return;
    saved.current = true;
    if (dirty) void save();
  }, [cameIn, joined, dirty, save]);
}
