import { Skeleton } from '@arma11/widgets/ui';
import { FrontGrid } from './FrontGrid';
import { MATCH_ROW, ROOM_ROW, TRIAL_ROW } from './rowHeights';

/** Three rows, each with the line below it, under their heading. */
const ROWS = 3;
const HEADING = 52;
const height = (row: number) => ROWS * row + ROWS - 1;

/** The sections in their real size, before anything is known. */
export function FrontWait() {
  return (
    <FrontGrid aria-busy="true">
      <Skeleton height={height(MATCH_ROW)} top={HEADING} />
      <Skeleton height={height(ROOM_ROW + TRIAL_ROW)} top={HEADING} />
    </FrontGrid>
  );
}
