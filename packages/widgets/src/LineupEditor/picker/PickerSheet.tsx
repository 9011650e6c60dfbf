import { useState } from 'react';
import { useChunk } from '../../headless/useChunk';
import { useLineupChangeWords, type LineupChangeMessages } from '../../messages/lineupChange.es';
import { Button } from '../../ui/Button';
import { Dialog, type LitPlace } from '../../ui/Dialog';
import { ErrorBlock } from '../../ui/ErrorBlock';
import type { LineupEditorState } from '../model/lineupEditorState';
import type { SlotView } from '../model/lineupRows';
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
      description={view && leavingText(view, t)}
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

/** In rooms with a captain: gives the armband to whoever stands in the open slot, or takes it from them. */
function CaptainKey({ editor, view }: { editor: LineupEditorState; view: SlotView }) {
  const t = useLineupChangeWords();
  const wearing = editor.captain === view.slot;
  const change = () => {
    editor.picker.close();
    void editor.setCaptain(wearing ? null : view.slot);
  };
  const { short_name } = view.entry.player;
  return (
    <Button part="button" wide kind="secondary" onClick={change}>
      {wearing ? t.dropCaptain(short_name) : t.makeCaptain(short_name)}
    </Button>
  );
}

function leavingText({ entry }: SlotView, t: LineupChangeMessages): string {
  const { short_name, condition } = entry.player;
  return condition === 0 ? t.leaving(short_name) : t.leavingWith(short_name, t.conditions[condition].toLowerCase());
}
