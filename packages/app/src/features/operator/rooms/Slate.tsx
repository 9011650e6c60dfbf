import type { DeskMatch, DeskRoomShown } from '@arma11/core/back-office';
import { Button, SectionHeading } from '@arma11/widgets/ui';
import { operadorGameEs } from '../../../messages/operadorGame.es';
import { DeskTable, type Column } from '../../../page/DeskTable';
import { ButtonRow } from '../../../page/DeskTable.styles';
import type { Actions } from '../desk/useActions';
import { matchColumns } from '../matches/matchColumns';
import { addingMatch, removingMatch, slateText } from './slateActions';

const t = operadorGameEs.rooms;
const BEFORE_LOCK: ReadonlySet<string> = new Set(['borrador', 'abierta', 'llena']);

/** The matches that a room is played on; those of an open lineup room can be changed (rules R14.2). */
export function Slate({ room, open }: { room: DeskRoomShown; open: Actions['open'] }) {
  const changes = room.kind === 'compe' && BEFORE_LOCK.has(room.estado);
  const removal: Column<DeskMatch> = {
    head: t.slate.act,
    cell: (match) => (
      <Button
        kind="secondary"
        tone="danger"
        aria-label={t.slate.removeTitle(match.name)}
        onClick={() => open(removingMatch(room, match), slateText)}
      >
        {t.slate.remove}
      </Button>
    ),
  };
  return (
    <section>
      <SectionHeading title={t.matches} />
      {changes && (
        <ButtonRow>
          <Button kind="secondary" icon="plus" onClick={() => open(addingMatch(room), slateText)}>
            {t.slate.add}
          </Button>
        </ButtonRow>
      )}
      <DeskTable
        label={t.matches}
        columns={changes ? [...matchColumns, removal] : matchColumns}
        rows={room.matches}
        keyOf={({ match }) => match}
        empty={t.noMatches}
      />
    </section>
  );
}
