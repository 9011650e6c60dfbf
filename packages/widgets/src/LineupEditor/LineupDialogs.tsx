import { AutofillPreview } from './AutofillPreview';
import { ConfirmUnavailable } from './ConfirmUnavailable';
import { CopyDialog } from './CopyDialog';
import { FormationPreview } from './FormationPreview';
import type { LineupEditorState } from './lineupEditorState';
import { PointsBreakdown } from './PointsBreakdown';

/** The dialogs beside the sheet of candidates. */
export function LineupDialogs({ editor }: { editor: LineupEditorState }) {
  const { planner, picker, openSlot } = editor;
  const plan = planner.open;
  return (
    <>
      <ConfirmUnavailable picker={picker} />
      <PointsBreakdown editor={editor} view={picker.purpose === 'look' ? openSlot : null} />
      <CopyDialog editor={editor} />
      <FormationPreview planner={planner} open={plan?.kind === 'formation' ? plan : null} />
      <AutofillPreview planner={planner} open={plan?.kind === 'autofill' ? plan : null} />
    </>
  );
}
