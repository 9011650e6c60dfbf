import { useCallback, useState } from 'react';
import type { PrediMatch } from '@arma11/core/contract';

/** Which panels start open: the first is the product's default (product §2). */
export type OpenAtStart = 'first' | 'all' | 'none';

/** Which match panels are open. */
export interface OpenMatches {
  isOpen(match: PrediMatch): boolean;
  toggle(id: number): void;
  /** Opens one and closes another, as 'Siguiente' does. */
  moveOn(from: number, to: number): void;
}

/** Remembers which match panels were opened and closed; ids are `PrediMatch.id`. */
export function useOpenMatches(matches: readonly PrediMatch[] | undefined, start: OpenAtStart): OpenMatches {
  const [changed, setChanged] = useState<ReadonlyMap<number, boolean>>(new Map());
  const first = matches?.[0]?.id;
  const opensAtStart = useCallback(
    (id: number) => start === 'all' || (start === 'first' && id === first),
    [start, first],
  );
  const toggle = useCallback(
    (id: number) => setChanged((before) => new Map(before).set(id, !(before.get(id) ?? opensAtStart(id)))),
    [opensAtStart],
  );
  const moveOn = useCallback(
    (from: number, to: number) => setChanged((before) => new Map(before).set(from, false).set(to, true)),
    [],
  );
  return { isOpen: ({ id }) => changed.get(id) ?? opensAtStart(id), toggle, moveOn };
}
