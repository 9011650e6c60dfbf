import { useInfiniteQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { useClient } from '@arma11/core';
import { prediRoomQueries } from '@arma11/core/site';
import { useMoney } from '@arma11/widgets';
import { ButtonLink, EmptyState, SectionHeading, Skeleton } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { Block } from '../../../page/Column';
import { FactList } from '../../../page/FactList';
import { PageHead } from '../../../page/PageHead';
import { QuerySection } from '../../../page/QuerySection';
import { SmallNote } from '../SmallNote';
import { MoreButton } from './MoreButton';
import { pastFigures, type PastPredi } from './pastFigures';
import { PastPredis } from './PastPredis';

const Part = styled.section`
  margin-top: 24px;
`;

const t = es.prediRooms.balance;

/** `/predi/saldo`: what predictions have won and cost, and every prize. */
export function PrediPrizesPage() {
  const past = useInfiniteQuery(prediRoomQueries.past(useClient()));
  return (
    <>
      <PageHead title={t.title} lead={t.lead} />
      <Block>
        <QuerySection query={past} skeleton={<Skeleton height={360} />}>
          {({ pages }) => <Won rooms={pages.flatMap(({ results }) => results)} />}
        </QuerySection>
        <MoreButton query={past} />
        {!past.isPending && (
          <ButtonLink kind="ghost" href="/play/billetera">
            {t.wallet}
          </ButtonLink>
        )}
      </Block>
    </>
  );
}

function Won({ rooms }: { rooms: PastPredi[] }) {
  const action = <ButtonLink href="/predi/ins">{es.prediRooms.play}</ButtonLink>;
  if (rooms.length === 0) return <EmptyState drawing="ticket" text={t.none} action={action} />;
  const prizes = rooms.filter(({ prize }) => prize > 0);
  return (
    <>
      <Figures rooms={rooms} />
      <Part>
        <SectionHeading title={t.list} />
        {prizes.length === 0 ? (
          <EmptyState drawing="ticket" text={t.noneYet} action={action} />
        ) : (
          <PastPredis label={t.list} rooms={prizes} />
        )}
      </Part>
    </>
  );
}

/** What the rooms that are listed brought and cost: both, so that nobody sees the prizes alone. */
function Figures({ rooms }: { rooms: PastPredi[] }) {
  const money = useMoney();
  const { won, paid, wins } = pastFigures(rooms);
  return (
    <>
      <FactList
        facts={[
          { label: t.won, value: money.amount(won) },
          { label: t.paid, value: money.amount(paid) },
          { label: t.wins, value: `${wins}/${rooms.length}` },
        ]}
      />
      <SmallNote>{t.of(rooms.length)}</SmallNote>
    </>
  );
}
