import { useState } from 'react';
import { useChunk } from '../../headless/useChunk';
import { useLineupChangeWords } from '../../messages/lineupChange.es';
import { Dialog, type LitPlace } from '../../ui/Dialog';
import { ErrorBlock } from '../../ui/ErrorBlock';
import type { LineupEditorState } from '../model/lineupEditorState';
import type { SlotView } from '../model/lineupRows';
import { CaptainKey } from './CaptainKey';
import { leavingText } from './leavingText';
import { loadPicker } from './loadPicker';
import { PickerSkeleton } from './PickerSkeleton';
import type { ScrollMemory } from './usePickerList';

/** Props of PickerSheet. */
export interface PickerSheetProps {
  editor: LineupEditorState;
  /** The slot to fill, or null while closed. */
  view: SlotView | null;
  /** Where that slot is on the screen. */
  lit: LitPlace | null;
}

/** The sheet in which another player is chosen for a slot; whoever leaves stays lit above it. */
export function PickerSheet({ editor, view, lit }: PickerSheetProps) {
  const t = useLineupChangeWords();
  const [scroll] = useState<ScrollMemory>(() => new Map());
  return (
    <Dialog
      open={view !== null}
      onClose={editor.picker.close}
      title={view ? t.positions[view.position] : ''}
      description={view && leavingText(view, t, editor.budget)}
      closeLabel={t.close}
      lit={lit}
      footer={view && editor.hasCaptain && view.position !== 4 && <CaptainKey editor={editor} view={view} />}
      tall
      flush
    >
      {view && <Candidates editor={editor} view={view} scroll={scroll} />}
    </Dialog>
  );
}

interface CandidatesProps {
  editor: LineupEditorState;
  view: SlotView;
  scroll: ScrollMemory;
}

function Candidates({ editor, view, scroll }: CandidatesProps) {
  const t = useLineupChangeWords();
  const { players, error, retrying, retry: readAgain } = editor.candidates;
  const { module, failed, retry } = useChunk(loadPicker, true);
  if (error) return <ErrorBlock text={t.failure(error)} retrying={retrying} onRetry={readAgain} />;
  if (failed) return <ErrorBlock text={t.noChunk} onRetry={retry} />;
  if (!players || !module) return <PickerSkeleton />;
  return (
    <module.PlayerPicker
      view={view}
      pool={players}
      reasonFor={editor.reasonFor}
      optionProps={editor.getOptionProps}
      scroll={scroll}
    />
  );
}
