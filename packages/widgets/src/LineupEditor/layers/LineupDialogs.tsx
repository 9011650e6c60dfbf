import type { LineupEditorState } from '../model/lineupEditorState';
import { ConfirmUnavailable } from '../picker/ConfirmUnavailable';
import { AutofillPreview } from '../planning/AutofillPreview';
import { CopyDialog } from '../planning/CopyDialog';
import { FormationPreview } from '../planning/FormationPreview';
import { PointsBreakdown } from '../points/PointsBreakdown';

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
