import { useQuery } from '@tanstack/react-query';
import { keyframes, styled } from 'styled-components';
import { accountsQueries, useClient } from '@arma11/core';
import { homeQueries } from '@arma11/core/site';
import { displaySaldo, pulses } from '@arma11/core/domain';
import { duration, fontSize, token } from '@arma11/widgets/theme';
import { ButtonLink, Link, Money, Skeleton } from '@arma11/widgets/ui';
import { es } from '../messages/es';
import { useRechargePath } from '../page/RechargePath';

const pulse = keyframes`
  50% { opacity: 0.35; }
`;

const Box = styled.section`
  margin-bottom: 12px;
  padding: 4px 16px 14px;
  border-radius: ${token('radius')};
  background: ${token('colorSurfaceRaised')};
`;

const Amount = styled(Link)`
  position: relative;
  display: block;
  min-height: ${token('target')};
  margin: 0 -8px;
  padding: 8px;
  border-radius: ${token('radiusSmall')};
  color: inherit;
  text-decoration: none;

  & > small {
    display: block;
    margin-bottom: 4px;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
  }

  &[data-low='true'] > span {
    color: ${token('colorBandHigh')};
  }

  &[data-low='true']::before {
    content: '';
    position: absolute;
    inset: 0;
    border: 3px solid ${token('colorBandHigh')};
    border-radius: inherit;
    opacity: 0.6;
    pointer-events: none;
    animation: ${pulse} ${duration(1600)} ease-in-out infinite;
  }

  @media (prefers-reduced-motion: reduce) {
    &[data-low='true']::before {
      animation: none;
    }
  }
`;

const Ways = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: 8px;
  margin-top: 8px;

  & > a {
    padding-inline: 8px;
  }
`;

/** The balance in the side panel: it leads to the wallet, pulses in green from 0 to 99 (product §9), and coins go in and out. */
export function PanelBalance() {
  const client = useClient();
  const { data: user } = useQuery(accountsQueries.user(client));
  const { data: exchange } = useQuery(homeQueries.exchange(client));
  const recharge = useRechargePath();
  return (
    <Box>
      <Amount href="/play/billetera" data-low={user ? pulses(user.saldo) : undefined}>
        <small>{es.shell.balance}</small>
        {user ? <Money coin size="xl" text={displaySaldo(user).text} /> : <Skeleton height={38} width={150} />}
      </Amount>
      <Ways>
        <ButtonLink kind="secondary" href={recharge}>
          {es.shell.recharge}
        </ButtonLink>
        {exchange?.money !== 'play' && (
          <ButtonLink kind="secondary" href="/play/cobrar-saldo">
            {es.shell.withdraw}
          </ButtonLink>
        )}
      </Ways>
    </Box>
  );
}
