import { styled } from 'styled-components';
import type { CallOutput } from '@arma11/core/contract';
import { useMoney } from '@arma11/widgets';
import { displaySize, displayText, fontSize, token } from '@arma11/widgets/theme';
import { ButtonLink, Card, Money, Skeleton } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { useRechargePath } from '../../../page/RechargePath';
import { useExchange } from '../useExchange';

const t = es.wallet.balance;

const Total = styled.div`
  & > p {
    margin: 0 0 6px;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(15)};
  }
`;

const Actions = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(132px, 1fr));
  gap: 12px;
  margin-top: 16px;
`;

/** Three quiet ways in one row, also on the narrowest phone. */
const Quiet = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  margin: 4px -8px 0;

  & > a {
    padding-inline: 4px;
    font-size: ${displaySize(17)};
    line-height: 1.1;
    text-align: center;
    white-space: normal;
  }
`;

const Purses = styled.dl`
  margin: 16px 0 0;

  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 2px 16px;
    padding: 10px 0;
    border-top: 1px solid ${token('colorBorder')};
  }

  & dt {
    font-weight: 500;
  }

  & dd {
    margin: 0;
  }

  & dd:first-of-type {
    ${displayText}
    font-size: ${displaySize(19)};
    text-align: end;
  }

  & dd:last-of-type {
    grid-column: 1 / -1;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
  }
`;

/** What a player has, purse by purse. */
export type WalletSummary = CallOutput<'wallet', 'summary'>;

/**
 * The balance, what it is made of, and the ways to move it; where coins are only a game's, they do not move. It comes whole:
 * its ways, arriving later, would push down what the player reads.
 */
export function BalancePanel({ purses }: { purses: WalletSummary }) {
  const money = useMoney();
  const exchange = useExchange();
  if (exchange.isPending) return <BalanceSkeleton />;
  const lines = [
    { label: t.retirable, coins: purses.saldo_retirable, note: t.retirableNote },
    { label: t.jugable, coins: purses.saldo_jugable, note: t.jugableNote },
    { label: t.bono, coins: purses.saldo_bono, note: t.bonoNote },
    ...(purses.saldo_retenido > 0 ? [{ label: t.retenido, coins: purses.saldo_retenido, note: t.retenidoNote }] : []),
  ];
  return (
    <Card>
      <Total>
        <p>{t.total}</p>
        <Money text={money.amount(purses.saldo)} coin size="xl" />
      </Total>
      {exchange.data && <Ways play={exchange.data.money === 'play'} />}
      <Purses aria-label={t.purses}>
        {lines.map(({ label, coins, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{money.amount(coins)}</dd>
            <dd>{note}</dd>
          </div>
        ))}
      </Purses>
    </Card>
  );
}

function Ways({ play }: { play: boolean }) {
  const recharge = useRechargePath();
  const limits = (
    <ButtonLink href="/users/profile/" kind="ghost">
      {t.limits}
    </ButtonLink>
  );
  if (play)
    return (
      <>
        <p>{es.wallet.playOnly}</p>
        {limits}
      </>
    );
  return (
    <>
      <Actions>
        <ButtonLink href={recharge} icon="plus">
          {t.recharge}
        </ButtonLink>
        <ButtonLink href="/play/cobrar-saldo" kind="secondary">
          {t.withdraw}
        </ButtonLink>
      </Actions>
      <Quiet>
        <ButtonLink href="/play/pay-qr" kind="ghost">
          {t.deposits}
        </ButtonLink>
        <ButtonLink href="/play/cobrar-saldo" kind="ghost">
          {t.withdrawals}
        </ButtonLink>
        {limits}
      </Quiet>
    </>
  );
}

/** The panel's place while it loads. */
export const BalanceSkeleton = () => <Skeleton height={397} />;
