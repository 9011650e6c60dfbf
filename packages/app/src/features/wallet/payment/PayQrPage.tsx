import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Arma11Error, useClient } from '@arma11/core';
import { walletQueries } from '@arma11/core/site';
import { ButtonLink, EmptyState, Skeleton } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { Block } from '../../../page/Column';
import { PagedRows } from '../../../page/PagedRows';
import { PageHead } from '../../../page/PageHead';
import { QuerySection } from '../../../page/QuerySection';
import { useRechargePath } from '../../../page/RechargePath';
import { PlayOnly } from '../PlayOnly';
import { useExchange } from '../useExchange';
import { DepositRow } from './DepositRow';
import { DepositView } from './DepositView';

const t = es.wallet.deposit;
const LOOK_AGAIN_MS = 30_000;

/** `/play/pay-qr?id=`: one top-up, to be paid or followed; without an id, all of them. */
export function PayQrPage() {
  const [query] = useSearchParams();
  const asked = query.get('id');
  if (asked === null) return <Deposits />;
  const id = /^[1-9]\d{0,9}$/.test(asked) ? Number(asked) : null;
  return (
    <>
      <PageHead title={t.title} />
      {id === null ? <Unknown /> : <OneDeposit key={id} id={id} />}
    </>
  );
}

function OneDeposit({ id }: { id: number }) {
  const deposit = useQuery({
    ...walletQueries.deposit(useClient(), id),
    // Somebody of ours decides while the player waits.
    refetchInterval: ({ state }) => (state.data?.estado === 'en_revision' ? LOOK_AGAIN_MS : false),
  });
  // What is said of demo money stands above the code: it would push the code away when it came later.
  const { isPending: moneyUnknown } = useExchange();
  if (!deposit.data && deposit.error instanceof Arma11Error && deposit.error.code === 'not_found') return <Unknown />;
  const skeleton = (
    <Block>
      <Skeleton height={560} />
    </Block>
  );
  return (
    <QuerySection query={deposit} skeleton={skeleton}>
      {(data) => (moneyUnknown ? skeleton : <DepositView deposit={data} />)}
    </QuerySection>
  );
}

function Deposits() {
  const list = useInfiniteQuery(walletQueries.deposits(useClient()));
  const { data: exchange } = useExchange();
  const recharge = useRechargePath();
  const ask = <ButtonLink href={recharge}>{es.wallet.balance.recharge}</ButtonLink>;
  return (
    <>
      <PageHead title={t.listTitle} lead={t.listLead} />
      <Block>
        <PagedRows
          query={list}
          height={76 * 3}
          empty={exchange?.money === 'play' ? <PlayOnly /> : <EmptyState drawing="ticket" text={t.none} action={ask} />}
          keyOf={({ id }) => id}
        >
          {(deposit) => <DepositRow deposit={deposit} />}
        </PagedRows>
      </Block>
    </>
  );
}

function Unknown() {
  return (
    <Block>
      <EmptyState
        drawing="ticket"
        text={t.badId}
        action={<ButtonLink href="/play/pay-qr">{es.wallet.balance.deposits}</ButtonLink>}
      />
    </Block>
  );
}
