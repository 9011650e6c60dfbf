import { useEffect, useRef } from 'react';

/** A tap this soon was meant for what stood there before. */
const HURRIED_MS = 600;

/**
 * Distinguishes taps that were meant for this window from those that hit it by chance: a hostile page can make a player double-click and
 * slip the window under the second click.
 */
export function useDeliberateTap(): () => boolean {
  const since = useRef(Infinity);
  useEffect(() => {
    const start = () => {
      since.current = performance.now();
    };
    start();
    window.addEventListener('focus', start);
    return () => window.removeEventListener('focus', start);
  }, []);
  return () => performance.now() - since.current >= HURRIED_MS;
}
