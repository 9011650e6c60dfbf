/** A short proof of a save that a player can read out to support: '8F3A-21C7'. The same save gives the same receipt. */
export function receiptOf(entryId: number, version: number, savedAt: string): string {
  let hash = 0x811c9dc5;
  for (const char of `${entryId}:${version}:${savedAt}`) {
    hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193) >>> 0;
  }
  const hex = hash.toString(16).toUpperCase().padStart(8, '0');
  return `${hex.slice(0, 4)}-${hex.slice(4)}`;
}
