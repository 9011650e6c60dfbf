import type { SalaCompe } from '@arma11/core/contract';
import { SectionHeading } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { Block } from '../../../page/Column';
import { Rows } from '../../../page/Rows';
import { EntryRow } from '../../../room/EntryRow';

/** The player's lineup rooms that are not over; nothing while there is none. */
export function MySalas({ entries }: { entries: readonly SalaCompe[] }) {
  if (entries.length === 0) return null;
  return (
    <Block>
      <SectionHeading title={es.compe.mine} />
      <Rows>
        {entries.map((entry) => (
          <li key={entry.id}>
            <EntryRow entry={entry} />
          </li>
        ))}
      </Rows>
    </Block>
  );
}
