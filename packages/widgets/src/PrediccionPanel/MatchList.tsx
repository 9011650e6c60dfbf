import { useCallback, useEffect, useState } from 'react';
import type { PrediMatch } from '@arma11/core/contract';
import { MatchPanel } from './match/MatchPanel';
import type { PanelState } from './prediccionPanelState';

/** Props of MatchList. */
export interface MatchListProps {
  panel: PanelState;
  /** The widget's root, to find a match in it. */
  root: { current: HTMLElement | null };
}

/** The matches of the room, one panel each. */
export function MatchList({ panel, root }: MatchListProps) {
  const { matches, panels, editable, joined, isClosed } = panel;
  const { moveOn } = panels;
  const [arrived, setArrived] = useState<number | null>(null);
  const next = useCallback(
    (from: number, to: number) => {
      moveOn(from, to);
      setArrived(to);
    },
    [moveOn],
  );
  // 'Siguiente' takes the focus along, so that nothing closes around it.
  useEffect(() => {
    const match = arrived === null ? null : root.current?.querySelector(`[data-match="${arrived}"]`);
    match?.querySelector('button')?.focus({ preventScroll: true });
    match?.scrollIntoView?.({ block: 'start' });
  }, [arrived, root]);
  return matches.map((entry, at) => (
    <MatchPanel
      key={entry.id}
      entry={entry}
      open={panels.isOpen(entry)}
      closed={isClosed(entry)}
      readonly={!editable}
      joined={joined}
      nextId={nextOpen(matches, at, isClosed)}
      onToggle={panels.toggle}
      onNext={next}
    />
  ));
}

const nextOpen = (matches: readonly PrediMatch[], at: number, isClosed: (match: PrediMatch) => boolean) =>
  matches.slice(at + 1).find((match) => !isClosed(match))?.id ?? null;
