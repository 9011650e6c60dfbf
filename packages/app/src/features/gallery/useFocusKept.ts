import { useEffect } from 'react';
import type { Item } from '@arma11/core/contract';

/** The element of an item's tile. */
export const tileId = (id: number): string => `item-${id}`;

/**
 * Keeps the keyboard where it was: the button that bought or put on an item goes away with that, and the focus would fall
 * to the page's beginning. The item's tile takes it.
 */
export function useFocusKept(items: readonly Item[], touched: number | null, asking: boolean): void {
  useEffect(() => {
    if (touched === null || asking || document.activeElement !== document.body) return;
    document.getElementById(tileId(touched))?.focus();
  }, [items, touched, asking]);
}
