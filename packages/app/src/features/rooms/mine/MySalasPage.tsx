import { useInfiniteQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { prediQueries, useClient } from '@arma11/core';
import { ButtonLink, EmptyState, Skeleton } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { Block } from '../../../page/Column';
import { PageHead } from '../../../page/PageHead';
import { QuerySection } from '../../../page/QuerySection';
import { MoreButton } from '../history/MoreButton';
import { groupSalas } from './groupSalas';
import { SalaGroup } from './SalaGroup';

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;

  & > a {
    flex: 1 1 150px;
    max-width: 320px;
  }
`;

const t = es.prediRooms.mine;

/** `/predi/salas`: the rooms that the player is in or runs, by what there is to do. */
export function MySalasPage() {
  const rooms = useInfiniteQuery(prediQueries.mine(useClient()));
  return (
    <>
      <PageHead title={t.title} lead={t.lead} />
      <Block>
        <Ways>
          <ButtonLink kind="secondary" icon="plus" href="/predi/create-predi">
            {t.create}
          </ButtonLink>
          <ButtonLink kind="secondary" icon="key" href="/predi/sala-join">
            {t.join}
          </ButtonLink>
        </Ways>
      </Block>
      <Block>
        <QuerySection query={rooms} skeleton={<Skeleton height={260} />}>
          {({ pages }) => {
            const groups = groupSalas(pages.flatMap(({ results }) => results));
            if (groups.length === 0) return <Nothing />;
            return groups.map((group) => <SalaGroup key={group.kind} {...group} />);
          }}
        </QuerySection>
        <MoreButton query={rooms} />
      </Block>
    </>
  );
}

function Nothing() {
  const action = <ButtonLink href="/predi/ins?precio=gratis">{es.prediRooms.play}</ButtonLink>;
  return <EmptyState drawing="ticket" text={t.none} action={action} />;
}
