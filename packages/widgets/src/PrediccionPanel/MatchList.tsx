import { useCallback, useEffect, useState } from 'react';
import type { PrediMatch } from '@arma11/core/contract';
import { usePrediWords } from '../messages/predi.es';
import { Button } from '../ui/Button';
import { MatchPanel } from './match/MatchPanel';
import type { PanelState } from './prediccionPanelState';

/** Props of MatchList. */
export interface MatchListProps {
  panel: PanelState;
  /** The widget's root, to find a match in it. */
  root: { current: HTMLElement | null };
}

/** How many matches are drawn at once: a room may have 128 (rules R17.3). */
const atOnce = 24;

/** The matches of the room, one panel each; of a long room as far as the first that takes answers, and the rest in parts. */
export function MatchList({ panel, root }: MatchListProps) {
  const { matches, panels, editable, joined, isClosed } = panel;
  const { moveOn } = panels;
  const t = usePrediWords();
  const [arrived, setArrived] = useState<number | null>(null);
  const [asked, setAsked] = useState(0);
  const needed = Math.max(
    asked,
    1 + matches.findIndex((match) => !isClosed(match)),
    1 + matches.findIndex(({ id }) => id === arrived),
  );
  const shown = Math.max(1, Math.ceil(needed / atOnce)) * atOnce;
  const hidden = matches.length - shown;
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
  const panelsShown = matches
    .slice(0, shown)
    .map((entry, at) => (
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
  return (
    <>
      {panelsShown}
      {hidden > 0 && (
        <Button kind="secondary" wide onClick={() => setAsked(shown + 1)}>
          {t.moreMatches(hidden)}
        </Button>
      )}
    </>
  );
}

const nextOpen = (matches: readonly PrediMatch[], at: number, isClosed: (match: PrediMatch) => boolean) =>
  matches.slice(at + 1).find((match) => !isClosed(match))?.id ?? null;
