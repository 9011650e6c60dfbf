import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useId, useMemo, useRef, useState, type RefObject } from 'react';
import type { Player } from '@arma11/core/contract';
import { positionName } from '@arma11/core/domain';
import { useMessages } from '../../provider/MessagesContext';
import { Button } from '../../ui';
import type { OptionProps } from '../getterProps';
import type { SlotView } from '../lineupRows';
import { PickerControls } from './PickerControls';
import { EVERYBODY, filterPlayers, isFiltered, type PickerFilter } from './pickerFilter';
import { PickerRow } from './PickerRow';
import { Listbox, Nobody } from './PlayerPicker.styles';
import { useActiveOption } from './useActiveOption';

/** How far each position's list was scrolled, kept while the editor lives. */
export type ScrollMemory = Map<number, number>;

/** Props of PlayerPicker. */
export interface PlayerPickerProps {
  view: SlotView;
  pool: readonly Player[];
  reasonFor: (player: Player) => string | null;
  optionProps: (player: Player) => OptionProps;
  scroll: ScrollMemory;
}

const ROW = 78;

/** Everybody who may take a slot: searched, filtered, ordered, and only the rows in view drawn. */
export function PlayerPicker({ view, pool, reasonFor, optionProps, scroll }: PlayerPickerProps) {
  const t = useMessages().lineup;
  const [filter, setFilter] = useState<PickerFilter>(EVERYBODY);
  const [typing, setTyping] = useState(false);
  const players = useMemo(() => filterPlayers(pool, filter), [pool, filter]);
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();
  const virtual = useVirtualizer({
    count: players.length,
    getScrollElement: () => list.current,
    estimateSize: () => ROW,
    getItemKey: (index) => players[index]?.id ?? index,
    overscan: 5,
    initialOffset: scroll.get(view.position) ?? 0,
  });
  const choose = (player: Player) => optionProps(player).onClick();
  const active = useActiveOption({ players, onChoose: choose, reveal: (index) => virtual.scrollToIndex(index) });
  useFocusOnOpen(list);
  useScrollMemory(list, view.position, scroll);

  const change = (next: PickerFilter) => {
    setFilter(next);
    list.current?.scrollTo?.({ top: 0 });
  };
  const rowId = (player: Player) => `${listId}-${player.id}`;
  const shown = virtual.getVirtualItems();
  const activePlayer = shown.some(({ index }) => index === active.index) ? players[active.index] : undefined;
  const activeId = activePlayer && rowId(activePlayer);
  return (
    <>
      <PickerControls
        pool={pool}
        count={players.length}
        filter={filter}
        onFilter={change}
        searchProps={{
          role: 'combobox',
          'aria-expanded': true,
          'aria-controls': listId,
          'aria-autocomplete': 'list',
          'aria-activedescendant': activeId,
          onKeyDown: active.onSearchKeyDown,
          onFocus: () => setTyping(true),
          onBlur: () => setTyping(false),
        }}
      />
      {players.length === 0 && <NobodyHere pool={pool} filter={filter} onClear={() => change(EVERYBODY)} />}
      <Listbox
        ref={list}
        id={listId}
        part="picker"
        role="listbox"
        tabIndex={0}
        hidden={players.length === 0}
        data-typing={typing}
        aria-label={t.optionsOf(positionName(view.position))}
        aria-activedescendant={activeId}
        onKeyDown={active.onListKeyDown}
      >
        <div role="presentation" style={{ height: virtual.getTotalSize() }}>
          {shown.map(({ index, start }) => {
            const player = players[index];
            if (!player) return null;
            return (
              <PickerRow
                key={player.id}
                id={rowId(player)}
                player={player}
                sort={filter.sort}
                reason={reasonFor(player)}
                active={player.id === active.activeId}
                position={index}
                of={players.length}
                top={start}
                measure={virtual.measureElement}
                optionProps={optionProps(player)}
              />
            );
          })}
        </div>
      </Listbox>
    </>
  );
}

function NobodyHere({ pool, filter, onClear }: { pool: readonly Player[]; filter: PickerFilter; onClear: () => void }) {
  const t = useMessages().lineup;
  return (
    <Nobody role="status">
      {pool.length === 0 ? t.noPool : t.noResults}
      {isFiltered(filter) && (
        <Button kind="secondary" onClick={onClear}>
          {t.clearFilters}
        </Button>
      )}
    </Nobody>
  );
}

// On a phone the keyboard must not cover the list, so the list takes the focus and not the search field. The dialog
// takes it first when it opens, after this effect.
function useFocusOnOpen(list: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const frame = requestAnimationFrame(() => list.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [list]);
}

function useScrollMemory(list: RefObject<HTMLElement | null>, position: number, scroll: ScrollMemory) {
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const remember = () => scroll.set(position, element.scrollTop);
    element.addEventListener('scroll', remember, { passive: true });
    return () => element.removeEventListener('scroll', remember);
  }, [list, position, scroll]);
}
