import { useEffect } from 'react';
import { useMessages } from '../provider/MessagesContext';
import { Dialog, ErrorBlock } from '../ui';
import { loadDialogs, preloadDialogs } from './chunks';
import type { LineupEditorState } from './lineupEditorState';
import { useChunk } from './useChunk';

const QUIET_MS = 2_000;

/** The dialogs beside the sheet of candidates, once one of them is wanted. */
export function LineupDialogs({ editor }: { editor: LineupEditorState }) {
  const { planner, picker, openSlot } = editor;
  const plan = planner.open;
  const looking = picker.purpose === 'look' ? openSlot : null;
  const wanted = plan !== null || looking !== null || picker.confirming !== null;
  const { module, failed, retry } = useChunk(loadDialogs, wanted);
  useEffect(() => {
    const timer = setTimeout(preloadDialogs, QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!module) return wanted && failed ? <NotLoaded editor={editor} onRetry={retry} /> : null;
  const { AutofillPreview, ConfirmUnavailable, FormationPreview, PointsBreakdown } = module;
  return (
    <>
      <ConfirmUnavailable picker={picker} />
      <PointsBreakdown view={looking} onClose={picker.close} />
      <FormationPreview planner={planner} open={plan?.kind === 'formation' ? plan : null} />
      <AutofillPreview planner={planner} open={plan?.kind === 'autofill' ? plan : null} />
    </>
  );
}

function NotLoaded({ editor, onRetry }: { editor: LineupEditorState; onRetry: () => void }) {
  const t = useMessages().lineup;
  const close = () => {
    editor.planner.cancel();
    editor.picker.close();
  };
  return (
    <Dialog open onClose={close} title={t.editor} placement="center" closeLabel={t.close}>
      <ErrorBlock text={t.noChunk} onRetry={onRetry} />
    </Dialog>
  );
}
