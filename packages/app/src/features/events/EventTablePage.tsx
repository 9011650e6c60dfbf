import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { livePace, useClient } from '@arma11/core';
import { eventsQueries, type EventTableChoice } from '@arma11/core/site';
import type { EventInfo } from '@arma11/core/contract';
import { ButtonLink, EmptyState, SelectField, Skeleton } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { BackLink } from '../../page/BackLink';
import { Block } from '../../page/Column';
import { pointsInterval } from '../../page/liveInterval';
import { PageHead } from '../../page/PageHead';
import { QuerySection } from '../../page/QuerySection';
import { roomId } from '../../page/roomId';
import { RankingPanel } from '../../room/ranking/RankingPanel';
import { tableHref, TOTAL } from './tableHref';

const t = es.lists.table;

const Choices = styled.div`
  display: grid;
  gap: 12px;
  max-width: 320px;
`;

/** `/play/eventos/tabla/{id}/{jornada}/`: the table of an event, of one jornada or of all together. */
export function EventTablePage() {
  const { id, jornada } = useParams();
  const [search] = useSearchParams();
  const query = useQuery(eventsQueries.list(useClient()));
  const sala = roomId(search.get('sala') ?? undefined);
  const skeleton = (
    <Block>
      <Skeleton height={560} />
    </Block>
  );
  return (
    <>
      <BackLink href="/play/eventos" label={t.back} />
      <QuerySection query={query} skeleton={skeleton}>
        {(events) => {
          const event = events.find((each) => each.id === roomId(id));
          return event ? <Table event={event} jornada={roomId(jornada)} sala={sala} /> : <Gone />;
        }}
      </QuerySection>
    </>
  );
}

interface Props {
  event: EventInfo;
  /** Null for all jornadas together. */
  jornada: number | null;
  sala: number | null;
}

const STILL_OPEN = new Set<EventInfo['estado']>(['borrador', 'abierta', 'llena']);

function Table({ event, jornada, sala }: Props) {
  const client = useClient();
  const room = event.rooms.find((each) => each.sala === sala) ?? event;
  const choice: EventTableChoice = { ...(jornada !== null && { jornada }), ...(sala !== null && { sala }) };
  const query = useInfiniteQuery({
    ...eventsQueries.table(client, event.id, choice),
    refetchInterval: () => livePace(client, pointsInterval(room)),
  });
  return (
    <>
      <PageHead title={event.name} lead={`${event.league_name} · ${es.room.estados[room.estado]}`} />
      <Block>
        <Choices>
          <JornadaChoice event={event} jornada={jornada} sala={sala} />
          <RoomChoice event={event} jornada={jornada} sala={sala ?? query.data?.pages[0]?.sala ?? null} />
        </Choices>
      </Block>
      <RankingPanel
        query={query}
        before={STILL_OPEN.has(room.estado)}
        title={{ name: event.name, place: event.league_name }}
      />
    </>
  );
}

function JornadaChoice({ event, jornada, sala }: Props) {
  const navigate = useNavigate();
  const { id, jornada_from, jornada_to } = event;
  if (jornada_from === jornada_to) return null;
  const jornadas = Array.from({ length: jornada_to - jornada_from + 1 }, (_, index) => jornada_from + index);
  const options = [
    { value: TOTAL, label: t.total },
    ...jornadas.map((number) => ({ value: String(number), label: t.jornada(number) })),
  ];
  const go = (value: string) =>
    void navigate(tableHref(id, value === TOTAL ? null : Number(value), sala ?? undefined), { replace: true });
  return (
    <SelectField
      label={t.which}
      value={jornada === null ? TOTAL : String(jornada)}
      options={options}
      onChange={({ target }) => go(target.value)}
    />
  );
}

function RoomChoice({ event, jornada, sala }: Props) {
  const navigate = useNavigate();
  if (event.rooms.length < 2) return null;
  return (
    <SelectField
      label={t.room}
      value={String(sala ?? event.rooms[0]?.sala)}
      options={event.rooms.map((room) => ({ value: String(room.sala), label: room.name }))}
      onChange={({ target }) => void navigate(tableHref(event.id, jornada, Number(target.value)), { replace: true })}
    />
  );
}

function Gone() {
  const all = <ButtonLink href="/play/eventos">{t.back}</ButtonLink>;
  return (
    <>
      <PageHead title={t.title} />
      <Block>
        <EmptyState drawing="whistle" text={t.gone} action={all} />
      </Block>
    </>
  );
}
