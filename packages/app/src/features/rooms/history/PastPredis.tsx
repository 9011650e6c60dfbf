import { Rows } from '../../../page/Rows';
import { useWide } from '../../../page/useWide';
import type { PastPredi } from './pastFigures';
import { PastPrediRow } from './PastPrediRow';
import { PastPrediTable } from './PastPrediTable';

export interface PastPredisProps {
  /** Which rooms these are: the accessible name of their table. */
  label: string;
  rooms: readonly PastPredi[];
}

/** Prediction rooms that are over: a line for each on phones, under the heads of columns where there is room for these. */
export function PastPredis({ label, rooms }: PastPredisProps) {
  const wide = useWide();
  if (wide) return <PastPrediTable label={label} rooms={rooms} />;
  return (
    <Rows>
      {rooms.map((past) => (
        <li key={past.predi.id}>
          <PastPrediRow past={past} />
        </li>
      ))}
    </Rows>
  );
}
