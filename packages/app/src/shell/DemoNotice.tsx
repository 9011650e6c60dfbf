import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { useClient } from '@arma11/core';
import { homeQueries } from '@arma11/core/site';
import { fontSize, token } from '@arma11/widgets/theme';
import { es } from '../messages/es';

// In the upper margin that every page has, so that nothing moves when it is known that this is a demo.
const Strip = styled.aside`
  position: absolute;
  inset: 0 0 auto;
  z-index: 1;
  overflow: hidden;
  background: ${token('colorCoin')};
  color: ${token('colorCoinText')};
  /* One line, however large the text is elsewhere. */
  font-size: max(13px, min(${fontSize(13)}, 4vw));
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
