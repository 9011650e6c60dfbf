const LONGEST_MS = 3_000;

/** Waits until the page is there and has nothing better to do; without a network nothing is better. */
export async function whenIdle(): Promise<void> {
  if (!navigator.onLine) return;
  if (document.readyState !== 'complete')
    await new Promise((resolve) => globalThis.addEventListener('load', resolve, { once: true }));
  await new Promise<void>((resolve) => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: LONGEST_MS });
    else setTimeout(resolve, LONGEST_MS);
  });
}
