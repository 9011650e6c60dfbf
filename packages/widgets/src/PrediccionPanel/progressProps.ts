import type { PrediMessages } from '../messages/predi.es';
import type { Answered } from './roomTotals';

/** What makes an element the bar of answered questions. */
export interface ProgressProps {
  role: 'progressbar';
  'aria-label': string;
  'aria-valuemin': 0;
  'aria-valuemax': 100;
  'aria-valuenow': number;
  'aria-valuetext': string;
}

/** How much of a room is answered, never under 0 nor over 100 (product §5). */
export const progressProps = ({ done, total, percent }: Answered, t: PrediMessages): ProgressProps => ({
  role: 'progressbar',
  'aria-label': t.progress,
  'aria-valuemin': 0,
  'aria-valuemax': 100,
  'aria-valuenow': Math.round(percent),
  'aria-valuetext': t.answered(done, total),
});
