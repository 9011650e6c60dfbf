import { useQuery } from '@tanstack/react-query';
import { useClient } from '@arma11/core';
import { eventsQueries } from '@arma11/core/site';
import { ButtonLink, EmptyState, Skeleton } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { Block } from '../../page/Column';
import { PageHead } from '../../page/PageHead';
import { QuerySection } from '../../page/QuerySection';
import { Champions } from './Champions';
import { EventBlock } from './EventBlock';
import { PrediEvents } from './PrediEvents';

const t = es.lists.events;

/** `/play/eventos`: the events with their rooms and tables, the prediction rooms of events, and who won the last ones. */
export function EventsPage() {
  const query = useQuery(eventsQueries.list(useClient()));
  const skeleton = (
    <Block>
      <Skeleton height={420} />
    </Block>
  );
  return (
    <>
      <PageHead title={t.title} lead={t.lead} />
      <QuerySection query={query} skeleton={skeleton}>
        {(events) =>
          events.length > 0 ? events.map((event) => <EventBlock key={event.id} event={event} />) : <Nothing />
        }
      </QuerySection>
      <PrediEvents />
      <Champions />
    </>
  );
}

function Nothing() {
  return (
    <Block>
      <EmptyState drawing="whistle" text={t.none} action={<ButtonLink href="/compe">{t.rooms}</ButtonLink>} />
    </Block>
  );
}
