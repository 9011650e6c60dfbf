import { useInfiniteQuery } from '@tanstack/react-query';
import { useClient, walletQueries } from '@arma11/core';
import { SectionHeading } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { Block } from '../../../page/Column';
import { Rows } from '../../../page/Rows';
import { DepositRow } from '../payment/DepositRow';

/** The player's top-ups that are not finished: nobody should pay a second one for want of the first. */
export function OpenDeposits() {
  const { data } = useInfiniteQuery(walletQueries.deposits(useClient()));
  const open = (data?.pages[0]?.results ?? []).filter(
    ({ estado }) => estado === 'pendiente' || estado === 'en_revision',
  );
  if (open.length === 0) return null;
  return (
    <Block>
      <SectionHeading title={es.wallet.packs.open} more={{ href: '/play/pay-qr', label: es.wallet.balance.deposits }} />
      <Rows>
        {open.map((deposit) => (
          <li key={deposit.id}>
            <DepositRow deposit={deposit} />
          </li>
        ))}
      </Rows>
    </Block>
  );
}
