import type { SalaCompe } from '@arma11/core/contract';
import { SectionHeading } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { Block } from '../../shell/Column';
import { Rows } from '../../shell/Rows';
import { EntryRow } from '../play/juegos-compe/EntryRow';

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
