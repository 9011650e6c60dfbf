import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useClient } from '@arma11/core';
import type { DeskRoomShown } from '@arma11/core/back-office';
import { formatKickoff } from '@arma11/core/domain';
import { Button, Skeleton } from '@arma11/widgets/ui';
import { operadorEs } from '../../../messages/operador.es';
import { operadorGameEs } from '../../../messages/operadorGame.es';
import { FactList } from '../../../page/FactList';
import { QuerySection } from '../../../page/QuerySection';
import { DeskPage } from '../../../page/DeskPage';
import { deskQuery } from '../desk/deskQuery';
import { Entries } from '../entries/Entries';
import { ButtonRow } from '../../../page/DeskTable.styles';
import { useActions, type Actions } from '../desk/useActions';
import { cancelling, publishing, renaming } from './roomActions';
import { RoomMark } from '../marks/RoomMark';
import { Settlement } from './Settlement';
import { notifyingRoom, sentText } from './noticeActions';
import { Slate } from './Slate';

const t = operadorGameEs.rooms;
/** Its owner names it. */
const PRIVATE = '2';
const CLOSED: ReadonlySet<string> = new Set(['liquidada', 'pagada', 'cancelada']);

/** One room: its facts, who plays in it, its matches, what it would pay, and what can be done with it. */
export function RoomPage() {
  const room = Number(useParams()['room']);
  const query = useQuery({ ...deskQuery(useClient(), 'roomShow', { room }), retry: false });
  const actions = useActions();
  return (
    <DeskPage
      title={query.data?.name ?? t.one(room)}
      lead={query.data ? `${t.one(room)} · ${placeOf(query.data)}` : '\u00a0'}
    >
      {actions.said}
      <QuerySection query={query} skeleton={<Skeleton height={560} />}>
        {(shown) => (
          <>
            <Doings room={shown} open={actions.open} />
            <FactList facts={factsOf(shown)} />
            <Settlement room={shown} open={actions.open} />
            <Entries room={room} />
            <Slate room={shown} open={actions.open} />
          </>
        )}
      </QuerySection>
      {actions.dialog}
    </DeskPage>
  );
}

const placeOf = ({ kind, league, jornada, jornada_to }: DeskRoomShown) =>
  `${t.kinds[kind]} · ${league} · ${jornada_to > jornada ? `${jornada}–${jornada_to}` : jornada}`;

function factsOf(room: DeskRoomShown) {
  const { facts } = t;
  const at = (label: string, moment: string | null) => (moment ? [{ label, value: formatKickoff(moment) }] : []);
  return [
    { label: facts.state, value: <RoomMark estado={room.estado} /> },
    { label: facts.fee, value: operadorEs.fee(room.fee) },
    { label: facts.seats, value: `${room.taken}/${room.max_players}` },
    { label: facts.min, value: room.min_players },
    { label: facts.pozo, value: operadorEs.coins(room.pozo) },
    { label: facts.commission, value: `${operadorEs.coins(room.commission)} (${room.commission_bps / 100} %)` },
    ...at(facts.lock, room.lock_at),
    ...at(facts.starts, room.starts_at),
    ...at(facts.ends, room.ends_at),
    ...at(facts.final, room.final_at),
    ...at(facts.paid, room.paid_at),
    ...(room.cancel_reason ? [{ label: facts.cancelled, value: room.cancel_reason }] : []),
  ];
}

function Doings({ room, open }: { room: DeskRoomShown; open: Actions['open'] }) {
  return (
    <ButtonRow>
      {room.estado === 'borrador' && (
        <Button onClick={() => open(publishing(room), (after) => t.published(after.room))}>{t.publish}</Button>
      )}
      {room.taken > 0 && (
        <Button kind="secondary" onClick={() => open(notifyingRoom(room), sentText)}>
          {t.notify}
        </Button>
      )}
      {room.tipo !== PRIVATE && (
        <Button kind="secondary" onClick={() => open(renaming(room), ({ before, name }) => t.renamed(before, name))}>
          {t.rename}
        </Button>
      )}
      {!CLOSED.has(room.estado) && (
        <Button
          kind="secondary"
          tone="danger"
          onClick={() =>
            open(cancelling(room), ({ room: id, entries, returned }) =>
              t.cancelled(id, entries, operadorEs.coins(returned)),
            )
          }
        >
          {t.cancel}
        </Button>
      )}
    </ButtonRow>
  );
}
