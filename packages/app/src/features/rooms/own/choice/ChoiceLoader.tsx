import { useQuery } from '@tanstack/react-query';
import { useClient } from '@arma11/core';
import { prediRoomQueries } from '@arma11/core/site';
import type { Match, PrediRoom } from '@arma11/core/contract';
import { ButtonLink, EmptyState, Skeleton } from '@arma11/widgets/ui';
import { es } from '../../../../messages/es';
import { QuerySection } from '../../../../page/QuerySection';
import { ChoiceEditor } from './ChoiceEditor';
import { selectionOf } from './selection';

const t = es.prediRooms.choice;

/** What can be chosen and what is chosen already. */
export function ChoiceLoader({ room }: { room: PrediRoom }) {
  const client = useClient();
  const selectable = useQuery(prediRoomQueries.selectable(client));
  const chosen = useQuery(prediRoomQueries.chosen(client, room.id));
  const skeleton = <Skeleton height={520} />;
  return (
    <QuerySection query={chosen} skeleton={skeleton}>
      {(asked) => (
        <QuerySection query={selectable} skeleton={skeleton}>
          {(matches) => {
            const all = together(
              asked.map(({ match }) => match),
              matches,
            );
            if (all.length === 0) return <Nothing />;
            return <ChoiceEditor room={room} matches={all} stored={selectionOf(asked)} />;
          }}
        </QuerySection>
      )}
    </QuerySection>
  );
}

function Nothing() {
  const action = <ButtonLink href="/play/matches/in-game/">{t.matches}</ButtonLink>;
  return <EmptyState drawing="whistle" text={t.none} action={action} />;
}

/** Each match once, by kick-off: one that is chosen may be too near to be chosen again, and can still be dropped. */
function together(chosen: readonly Match[], selectable: readonly Match[]): Match[] {
  const all = new Map([...chosen, ...selectable].map((match) => [match.id, match]));
  return [...all.values()].sort((a, b) => Date.parse(a.date) - Date.parse(b.date) || a.id - b.id);
}
