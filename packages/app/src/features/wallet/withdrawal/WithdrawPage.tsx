import { useState } from 'react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { accountsQueries, useClient } from '@arma11/core';
import { walletQueries } from '@arma11/core/site';
import type { Exchange } from '@arma11/core/contract';
import { useMoney } from '@arma11/widgets';
import { LiveRegion, SectionHeading, Skeleton } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { Block } from '../../../page/Column';
import { Note } from '../../../page/Note';
import { PageHead } from '../../../page/PageHead';
import { QuerySection } from '../../../page/QuerySection';
import { PlayOnly } from '../PlayOnly';
import { useExchange } from '../useExchange';
import { WithdrawalList } from './WithdrawalList';
import { WithdrawStart } from './WithdrawStart';
import { WithdrawTerms } from './WithdrawTerms';

const t = es.wallet.withdraw;

/** `/play/cobrar-saldo`: the terms, the request, and every withdrawal with its state. */
export function WithdrawPage() {
  const exchange = useExchange();
  return (
    <>
      <PageHead title={t.title} />
      <QuerySection query={exchange} skeleton={<Waiting />}>
        {(numbers) =>
          numbers.money === 'play' ? (
            <Block>
              <PlayOnly />
            </Block>
          ) : (
            <Withdraw exchange={numbers} />
          )
        }
      </QuerySection>
    </>
  );
}

const Waiting = () => (
  <Block>
    <Skeleton height={560} />
  </Block>
);

function Withdraw({ exchange }: { exchange: Exchange }) {
  const client = useClient();
  const money = useMoney();
  const summary = useQuery(walletQueries.summary(client));
  const user = useQuery(accountsQueries.user(client));
  const withdrawals = useInfiniteQuery(walletQueries.withdrawals(client));
  const [said, setSaid] = useState('');
  // Terms, form and list are of no known height: none is shown that another would push down.
  if (summary.isPending || user.isPending || withdrawals.isPending) return <Waiting />;
  const announce = (amount: number) => setSaid(t.asked(money.amount(amount), exchange.withdraw_business_days));
  return (
    <>
      {exchange.money === 'demo' && (
        <Block>
          <Note>{es.wallet.demo}</Note>
        </Block>
      )}
      <Block>
        <QuerySection query={summary} skeleton={<Skeleton height={245} />}>
          {({ saldo_retirable }) => <WithdrawTerms exchange={exchange} available={saldo_retirable} />}
        </QuerySection>
      </Block>
      <Block>
        <SectionHeading title={t.form} />
        {said && (
          <Note tone="good" icon="check">
            {said}
          </Note>
        )}
        <LiveRegion message={said} />
        <WithdrawStart
          exchange={exchange}
          summary={summary}
          user={user}
          withdrawals={withdrawals}
          fresh={said !== ''}
          onAsked={announce}
        />
      </Block>
      <Block>
        <SectionHeading title={t.list} />
        <WithdrawalList query={withdrawals} onCancelled={() => setSaid('')} />
      </Block>
    </>
  );
}
