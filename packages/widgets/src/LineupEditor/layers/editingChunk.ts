// What changing a team needs and looking at it does not: one chunk, loaded on the first finger on a slot or when the page is quiet.
export { EditingLayer } from './EditingLayer';
export { copyFrom, makeLineup, replaceIn, retryAll, undo } from '../saving/lineupActions';
export { optionProps } from '../picker/optionProps';
export { optionReason } from '../picker/optionReason';
export { RetryChip } from '../saving/RetryChip';
export { quieted, saveChange } from '../saving/saveChange';
