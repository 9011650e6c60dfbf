// What a tap may ask for and the first view does not need: one chunk, loaded when the page is quiet.
export { AutofillPreview } from './AutofillPreview';
export { ConfirmUnavailable } from './ConfirmUnavailable';
export { CopyDialog } from './CopyDialog';
export { FormationPreview } from './FormationPreview';
export { PointsBreakdown } from './PointsBreakdown';
export { proposeAutofill, proposeFormation } from './proposals';
