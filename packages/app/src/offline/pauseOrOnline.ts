/** Waits, but not longer than until the network is back: whatever paused for it goes on at once. */
export const pauseOrOnline = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const goOn = () => {
      clearTimeout(timer);
      globalThis.removeEventListener('online', goOn);
      resolve();
    };
    const timer = setTimeout(goOn, ms);
    globalThis.addEventListener('online', goOn);
  });
