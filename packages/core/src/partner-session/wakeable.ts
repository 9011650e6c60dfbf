/** Pauses that can be cut short; a wake that comes between two pauses cuts the next one. */
export function wakeable() {
  let early = false;
  let end: (() => void) | null = null;
  return {
    pause: (ms: number) =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(() => end?.(), early ? 0 : ms);
        early = false;
        end = () => {
          clearTimeout(timer);
          end = null;
          resolve();
        };
      }),
    wake() {
      if (end) end();
      else early = true;
    },
  };
}
