import { useDrawnAt } from '../../hydration/useDrawnAt';

/**
 * Whether the panel neither reads nor writes drafts: a read-only one, and one in a server's markup, since a server knows of
 * none. Until the browser has taken it over, the draft of the device is neither shown nor written over.
 */
export const useWithoutDraft = (readonly: boolean): boolean => useDrawnAt() !== null || readonly;
