import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { homeQueries, useClient } from '@arma11/core';
import { fontSize, token } from '@arma11/widgets/theme';
import { es } from '../messages/es';
import { WIDE } from './useWide';

// A wide page has an upper margin for it; on a phone the header makes room, or it would lie on the avatar.
const Strip = styled.aside`
  position: relative;
  z-index: 1;
  overflow: hidden;
  background: ${token('colorCoin')};
  color: ${token('colorCoinText')};
  font-size: ${fontSize(13)};
  line-height: 1.2;
  text-align: center;
  text-overflow: ellipsis;
  white-space: nowrap;

  @media ${WIDE} {
    position: absolute;
    inset: 0 0 auto;
  }
`;

/** In a demo of the game: that nothing here is real money. */
export function DemoNotice() {
  const client = useClient();
  const { data } = useQuery(homeQueries.exchange(client));
  return data?.money === 'demo' ? <Strip aria-label={es.shell.demo}>{es.shell.demoMoney}</Strip> : null;
}
