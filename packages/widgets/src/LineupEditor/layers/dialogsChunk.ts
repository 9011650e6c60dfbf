// What a tap may ask for and the first view does not need: one chunk, loaded when the page is quiet.
export { LineupDialogs } from './LineupDialogs';
export { copyable, everyEntry } from '../planning/copySources';
export { autofillNow, commandOf, previewAutofill, previewFormation, toggled } from '../planning/planning';
