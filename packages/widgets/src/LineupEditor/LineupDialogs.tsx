import { useEffect } from 'react';
import { useLineupWords } from '../messages/useLineupWords';
import { Dialog } from '../ui/Dialog';
import { ErrorBlock } from '../ui/ErrorBlock';
import { loadDialogs, preloadDialogs } from './chunks';
import type { LineupEditorState } from './lineupEditorState';
import { useChunk } from './useChunk';

const QUIET_MS = 2_000;

/** The dialogs beside the sheet of candidates, once one of them is wanted. */
export function LineupDialogs({ editor }: { editor: LineupEditorState }) {
  const { planner, picker, openSlot, copying } = editor;
  const plan = planner.open;
  const looking = picker.purpose === 'look' ? openSlot : null;
  const wanted = plan !== null || looking !== null || picker.confirming !== null || copying.open;
  const { module, failed, retry } = useChunk(loadDialogs, wanted);
  useEffect(() => {
    const timer = setTimeout(preloadDialogs, QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!module) return wanted && failed ? <NotLoaded editor={editor} onRetry={retry} /> : null;
  const { AutofillPreview, ConfirmUnavailable, CopyDialog, FormationPreview, PointsBreakdown } = module;
  return (
    <>
      <ConfirmUnavailable picker={picker} />
      <PointsBreakdown editor={editor} view={looking} />
      <CopyDialog editor={editor} />
      <FormationPreview planner={planner} open={plan?.kind === 'formation' ? plan : null} />
      <AutofillPreview planner={planner} open={plan?.kind === 'autofill' ? plan : null} />
    </>
  );
}

function NotLoaded({ editor, onRetry }: { editor: LineupEditorState; onRetry: () => void }) {
  const t = useLineupWords();
  const close = () => {
    editor.planner.cancel();
    editor.copying.close();
    editor.picker.close();
  };
  return (
    <Dialog open onClose={close} title={t.editor} placement="center" closeLabel={t.close}>
      <ErrorBlock text={t.noChunk} onRetry={onRetry} />
    </Dialog>
  );
}
