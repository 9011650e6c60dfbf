import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useId, useRef, useState, type InputHTMLAttributes, type RefObject } from 'react';
import type { Player } from '@arma11/core/contract';
import { useActiveOption } from './useActiveOption';

/** How far each position's list was scrolled, kept while the editor lives. */
export type ScrollMemory = Map<number, number>;

/** What the list of candidates is made from. */
export interface PickerListSettings {
  players: readonly Player[];
  position: number;
  scroll: ScrollMemory;
  /** Only some are shown: where they are scrolled to is not worth keeping. */
  filtered: boolean;
  onChoose: (player: Player) => void;
}

const ROW = 78;

/**
 * A listbox of which only the rows in view are drawn, and its search field as a combobox over it. On a phone the
 * keyboard must not cover the list, so the list takes the focus and not the field.
 */
export function usePickerList({ players, position, scroll, filtered, onChoose }: PickerListSettings) {
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();
  const [typing, setTyping] = useState(false);
  const virtual = useVirtualizer({
    count: players.length,
    getScrollElement: () => list.current,
    estimateSize: () => ROW,
    getItemKey: (index) => players[index]?.id ?? index,
    overscan: 5,
    initialOffset: scroll.get(position) ?? 0,
  });
  const active = useActiveOption({ players, onChoose, reveal: (index) => virtual.scrollToIndex(index) });
  useFocusOnOpen(list);
  useScrollMemory(list, filtered ? null : position, scroll);

  const rows = virtual.getVirtualItems().flatMap(({ index, start }) => {
    const player = players[index];
    const at = { position: index, of: players.length, top: start };
    return player ? { ...at, player, id: `${listId}-${player.id}`, active: player.id === active.activeId } : [];
  });
  const activeId = rows.find((row) => row.active)?.id;
  const searchProps: InputHTMLAttributes<HTMLInputElement> = {
    role: 'combobox',
    'aria-expanded': true,
    'aria-controls': listId,
    'aria-autocomplete': 'list',
    'aria-activedescendant': activeId,
    onKeyDown: active.onSearchKeyDown,
    onFocus: () => setTyping(true),
    onBlur: () => setTyping(false),
  };
  const listProps = {
    ref: list,
    id: listId,
    role: 'listbox',
    tabIndex: 0,
    'data-typing': typing,
    'aria-activedescendant': activeId,
    onKeyDown: active.onListKeyDown,
  };
  const toTop = () => list.current?.scrollTo?.({ top: 0 });
  return { rows, height: virtual.getTotalSize(), measure: virtual.measureElement, searchProps, listProps, toTop };
}

// The dialog takes the focus when it opens, after the effects of what it holds: a frame later it can be moved on.
function useFocusOnOpen(list: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const frame = requestAnimationFrame(() => list.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [list]);
}

function useScrollMemory(list: RefObject<HTMLElement | null>, position: number | null, scroll: ScrollMemory) {
  useEffect(() => {
    const element = list.current;
    if (!element || position === null) return;
    const remember = () => scroll.set(position, element.scrollTop);
    element.addEventListener('scroll', remember, { passive: true });
    return () => element.removeEventListener('scroll', remember);
  }, [list, position, scroll]);
}
