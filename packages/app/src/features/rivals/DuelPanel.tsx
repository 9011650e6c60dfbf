import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { duelsQueries, livePace, useClient } from '@arma11/core';
import type { Duel, RoomKind } from '@arma11/core/contract';
import { EmptyState, SectionHeading, Skeleton } from '@arma11/widgets/ui';
import { styled } from 'styled-components';
import { es } from '../../messages/es';
import { BackLink } from '../../page/BackLink';
import { Block } from '../../page/Column';
import { QuerySection } from '../../page/QuerySection';
import { ChanceBar } from './ChanceBar';
import { DuelHead } from './DuelHead';
import { DuelNeeds } from './DuelNeeds';

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 28px;

  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    align-items: start;
  }

  & > div {
    display: grid;
    gap: 28px;
  }
`;

const t = es.rivals;

interface Props {
  kind: RoomKind;
  room: number;
  /** The other player's entry. */
  rival: number;
  /** The ranking of the room. */
  back: string;
  /** The room still takes entries: nobody sees what others have. */
  before: boolean;
  /** How often it is read again; never when nothing moves. */
  interval: number | false;
  /** What both have, side by side. */
  children: (duel: Duel) => ReactNode;
}

/** The player against another one of the room: points, chance, what is needed, and what both have. */
export function DuelPanel({ kind, room, rival, back, before, interval, children }: Props) {
  const client = useClient();
  const query = useQuery({
    ...duelsQueries.against(client, kind, room, rival),
    enabled: !before,
    refetchInterval: () => livePace(client, interval),
  });
  return (
    <>
      <BackLink href={back} label={t.back} />
      <Block>
        {before ? (
          <EmptyState drawing="whistle" text={t.opens[kind]} />
        ) : (
          <QuerySection query={query} skeleton={<Skeleton height={720} />}>
            {(duel) => <Parts>{parts(duel, children)}</Parts>}
          </QuerySection>
        )}
      </Block>
    </>
  );
}

function parts(duel: Duel, children: Props['children']) {
  const holds = duel.gap > 0;
  return (
    <>
      <div>
        <section>
          <SectionHeading title={t.title} />
          <DuelHead duel={duel} />
        </section>
        <section>
          <SectionHeading title={t.chance.title} />
          <ChanceBar duel={duel} />
        </section>
        {duel.chance && (
          <section>
            <SectionHeading title={holds ? t.needs.hold : t.needs.title} />
            <DuelNeeds duel={duel} />
          </section>
        )}
      </div>
      <section>{children(duel)}</section>
    </>
  );
}
