import { slotsOf } from '@arma11/core/domain';
import { useLineupWords } from '../../messages/lineup.es';
import { List, ListHead } from './ListFrame.styles';
import { GhostRow } from './ListSkeleton.styles';

const SLOTS = slotsOf('442');

/** The list while it loads, as high as it will be. */
export function ListSkeleton() {
  const t = useLineupWords();
  return (
    <List>
      {t.lines.map((line, position) => (
        <div key={line}>
          <ListHead>
            <h3>{line}</h3>
          </ListHead>
          {SLOTS.filter((slot) => slot.position === position).map(({ slot }) => (
            <GhostRow key={slot} />
          ))}
        </div>
      ))}
    </List>
  );
}
