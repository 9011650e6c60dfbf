import { styled } from 'styled-components';
import { displaySize, displayText, token } from '../theme';
import { Coin } from './Coin';

const Box = styled.span`
  ${displayText}
  display: inline-flex;
  align-items: center;
  gap: 8px;
  color: ${token('colorCoin')};
  font-size: ${displaySize(21)};
  white-space: nowrap;

  &[data-size='s'] {
    gap: 5px;
    font-size: ${displaySize(17)};
  }

  &[data-size='l'] {
    font-size: ${displaySize(27)};
  }

  &[data-size='xl'] {
    font-size: ${displaySize(38)};
    letter-spacing: -0.01em;
  }

  &[data-tone='plain'] {
    color: inherit;
  }

  &[data-tone='muted'] {
    color: ${token('colorTextMuted')};
  }
`;

const COIN_SIZE = { s: 18, m: 26, l: 28, xl: 36 } as const;

/** Props of Money. */
export interface MoneyProps {
  /** The amount as it is printed: 'S/ 84.50' or '845'. */
  text: string;
  /** Draws the coin before it. */
  coin?: boolean;
  /** @default 'm' */
  size?: 's' | 'm' | 'l' | 'xl';
  /** @default 'coin' */
  tone?: 'coin' | 'plain' | 'muted';
}

/** Shows an amount of coins or soles; the words around it say what it is. */
export function Money({ text, coin = false, size = 'm', tone = 'coin' }: MoneyProps) {
  return (
    <Box data-size={size} data-tone={tone}>
      {coin && <Coin size={COIN_SIZE[size]} />}
      {text}
    </Box>
  );
}
