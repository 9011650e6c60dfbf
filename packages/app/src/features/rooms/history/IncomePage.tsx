import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { useClient } from '@arma11/core';
import type { Movement } from '@arma11/core/contract';
import { compeRoomQueries, walletQueries, type RoomMovement } from '@arma11/core/site';
import { useMoney } from '@arma11/widgets';
import { Button, ButtonLink, Chip, ChipRow, EmptyState, SectionHeading, Skeleton } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { Block } from '../../../page/Column';
import { FactList } from '../../../page/FactList';
import { PagedList } from '../../../page/PagedList';
import { PageHead } from '../../../page/PageHead';
import { QuerySection } from '../../../page/QuerySection';
import { Rows } from '../../../page/Rows';
import { useWide, WIDE } from '../../../page/useWide';
import { IncomeRow } from './IncomeRow';
import { IncomeTable } from './IncomeTable';

const t = es.compeRooms.income;
const KINDS: readonly RoomMovement[] = ['premio', 'inscripcion', 'reembolso'];

const Chips = styled(ChipRow)`
  margin-inline: -16px;

  @media ${WIDE} {
    margin-inline: 0;
    padding-inline: 0;
  }
`;

/** `/compe/ingresos`: what the player's lineup rooms cost and paid. */
export function IncomePage() {
  return (
    <>
      <PageHead title={t.title} lead={t.lead} />
      <Month />
      <Movements />
      <Block>
        <ButtonLink kind="secondary" href="/play/billetera" icon="wallet">
          {t.wallet}
        </ButtonLink>
      </Block>
    </>
  );
}

function Month() {
  const money = useMoney();
  const query = useQuery(walletQueries.summary(useClient()));
  return (
    <Block>
      <SectionHeading title={t.month} />
      <QuerySection query={query} skeleton={<Skeleton height={144} />}>
        {({ month: { entries, prizes } }) => (
          <FactList
            facts={[
              { label: t.prizes, value: money.amount(prizes) },
              { label: t.entries, value: money.amount(entries) },
              { label: t.net, value: money.amount(prizes - entries) },
            ]}
          />
        )}
      </QuerySection>
    </Block>
  );
}

function Movements() {
  const [query, setQuery] = useSearchParams();
  const kind = KINDS.find((each) => each === query.get('tipo'));
  const movements = useInfiniteQuery(compeRoomQueries.money(useClient(), kind));
  const choose = (next: RoomMovement | undefined) => setQuery(next ? { tipo: next } : {}, { replace: true });
  const empty = kind ? (
    <EmptyState
      drawing="ticket"
      text={t.noneOfKind}
      action={
        <Button kind="secondary" onClick={() => choose(undefined)}>
          {t.showAll}
        </Button>
      }
    />
  ) : (
    <EmptyState drawing="ticket" text={t.none} action={<ButtonLink href="/compe">{es.compe.seeRooms}</ButtonLink>} />
  );
  return (
    <Block>
      <SectionHeading title={t.list} />
      <Chips role="group" aria-label={t.filter}>
        <Chip pressed={kind === undefined} onClick={() => choose(undefined)}>
          {t.all}
        </Chip>
        {KINDS.map((each) => (
          <Chip key={each} pressed={kind === each} onClick={() => choose(each)}>
            {t.chips[each]}
          </Chip>
        ))}
      </Chips>
      <PagedList query={movements} height={320} empty={empty}>
        {(items) => <List movements={items} />}
      </PagedList>
    </Block>
  );
}

function List({ movements }: { movements: readonly Movement[] }) {
  const wide = useWide();
  if (wide) return <IncomeTable movements={movements} />;
  return (
    <Rows>
      {movements.map((movement) => (
        <li key={movement.id}>
          <IncomeRow movement={movement} />
        </li>
      ))}
    </Rows>
  );
}
