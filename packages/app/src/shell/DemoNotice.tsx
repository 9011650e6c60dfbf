import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { homeQueries, useClient } from '@arma11/core';
import { fontSize, token } from '@arma11/widgets/theme';
import { es } from '../messages/es';

// It lies in the page's own upper margin, so that nothing moves when it comes.
const Strip = styled.aside`
  position: absolute;
  z-index: 1;
  inset: 0 0 auto;
  overflow: hidden;
  background: ${token('colorCoin')};
  color: ${token('colorCoinText')};
  font-size: ${fontSize(13)};
  line-height: 1.2;
  text-align: center;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** In a demo of the game: that nothing here is real money. */
export function DemoNotice() {
  const client = useClient();
  const { data } = useQuery(homeQueries.exchange(client));
  return data?.money === 'demo' ? <Strip aria-label={es.shell.demo}>{es.shell.demoMoney}</Strip> : null;
}
