import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Player } from '@arma11/core/contract';
import { plain } from './pickerFilter';

const PAGE = 6;
const TYPING_MS = 700;

/** What moves the active option. */
export interface ActiveOptionSettings {
  players: readonly Player[];
  onChoose: (player: Player) => void;
  /** Brings an option into view. */
  reveal: (index: number) => void;
}

/**
 * The active option of a listbox whose focus stays on the list or on its search field: arrows, Home, End, pages, Enter,
 * and in the list the first letters of a name.
 */
export function useActiveOption({ players, onChoose, reveal }: ActiveOptionSettings) {
  const [activeId, setActiveId] = useState<number | null>(null);
  const index = players.findIndex(({ id }) => id === activeId);
  const typed = useTyped();
  const go = (to: number) => {
    const at = Math.min(Math.max(to, 0), players.length - 1);
    const player = players[at];
    if (!player) return;
    setActiveId(player.id);
    reveal(at);
  };
  const move = (event: KeyboardEvent, inList: boolean): boolean => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: PAGE, PageUp: -PAGE };
    const step = steps[event.key];
    if (step !== undefined) go(index < 0 ? 0 : index + step);
    else if (inList && event.key === 'Home') go(0);
    else if (inList && event.key === 'End') go(players.length - 1);
    else if (event.key === 'Enter' || (inList && event.key === ' ' && !typed.going())) {
      const player = players[index];
      if (player) onChoose(player);
    } else if (inList && isLetter(event)) go(startingWith(players, typed.add(event.key), index));
    else return false;
    return true;
  };
  const onKeyDown = (inList: boolean) => (event: KeyboardEvent) => {
    if (move(event, inList)) event.preventDefault();
  };
  return {
    index,
    activeId: index < 0 ? null : activeId,
    onListKeyDown: onKeyDown(true),
    onSearchKeyDown: onKeyDown(false),
  };
}

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;

function startingWith(players: readonly Player[], letters: string, from: number): number {
  const hit = (player: Player) => [player.short_name, player.full_name].some((name) => plain(name).startsWith(letters));
  // One letter again and again walks through the names; more letters may stay where they are.
  const start = letters.length === 1 ? from + 1 : Math.max(from, 0);
  const later = players.findIndex((player, index) => index >= start && hit(player));
  const found = later >= 0 ? later : players.findIndex(hit);
  return found >= 0 ? found : Math.max(from, 0);
}

/** Collects letters that are typed quickly one after the other. */
function useTyped() {
  const letters = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    going: () => letters.current !== '',
    add: (letter: string) => {
      clearTimeout(timer.current);
      letters.current += plain(letter);
      timer.current = setTimeout(() => {
        letters.current = '';
      }, TYPING_MS);
      return letters.current;
    },
  };
}
