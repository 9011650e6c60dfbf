/** Removes from the device all that it keeps under names that begin so. */
export function removeKeys(prefix: string): void {
  try {
    const kept = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    for (const key of kept) localStorage.removeItem(key);
  } catch {
    // Nothing was kept where storage is refused.
  }
}
