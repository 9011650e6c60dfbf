import { useQuery } from '@tanstack/react-query';
import { useClient } from '@arma11/core';
import { walletQueries } from '@arma11/core/site';
import { useMoney } from '@arma11/widgets';
import { SectionHeading, Skeleton } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { Block } from '../../../page/Column';
import { FactList } from '../../../page/FactList';
import { GalleryLink } from '../../../page/GalleryLink';
import { PageHead } from '../../../page/PageHead';
import { QuerySection } from '../../../page/QuerySection';
import { BalanceChart } from './BalanceChart';
import { BalancePanel, BalanceSkeleton } from './BalancePanel';
import { Movements } from './Movements';

const t = es.wallet.balance;

/** `/play/billetera`: the balance by purse, the month, and everything that came in and went out. */
export function WalletPage() {
  const summary = useQuery(walletQueries.summary(useClient()));
  const money = useMoney();
  const signed = (coins: number) => `${coins > 0 ? '+' : ''}${money.amount(coins)}`;
  return (
    <>
      <PageHead title={t.title} />
      <Block>
        <QuerySection query={summary} skeleton={<BalanceSkeleton />}>
          {(purses) => <BalancePanel purses={purses} />}
        </QuerySection>
      </Block>
      <Block>
        <SectionHeading title={t.month} />
        <QuerySection query={summary} skeleton={<Skeleton height={195} />}>
          {({ month }) => (
            <FactList
              facts={[
                { label: t.deposits_month, value: money.amount(month.deposits) },
                { label: t.entries, value: money.amount(month.entries) },
                { label: t.prizes, value: money.amount(month.prizes) },
                { label: t.net, value: signed(month.net) },
              ]}
            />
          )}
        </QuerySection>
      </Block>
      <Block>
        <GalleryLink />
      </Block>
      <BalanceChart />
      <Movements />
    </>
  );
}
