import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { displaySize, displayText, token } from '../theme';
import { EmptyDrawing, type EmptyDrawingName } from './EmptyDrawing';

const Box = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  padding: 26px 20px 24px;
  border-radius: ${token('radius')};
  background-color: ${token('colorSurfaceRaised')};
  background-image: radial-gradient(
    ellipse at 50% 30%,
    color-mix(in srgb, ${token('colorAccent')} 9%, transparent),
    transparent 70%
  );
  color: ${token('colorText')};
  text-align: center;

  & > svg {
    max-width: 100%;
    color: ${token('colorTextMuted')};
  }

  & > p {
    ${displayText}
    max-width: 15em;
    margin: 20px 0 16px;
    font-size: ${displaySize(22)};
    line-height: 1.1;
    text-wrap: balance;
  }

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

/** Props of EmptyState. */
export interface EmptyStateProps {
  /** @default 'bench' */
  drawing?: EmptyDrawingName;
  /** One sentence: why there is nothing. */
  text: ReactNode;
  /** One action. */
  action?: ReactNode;
}

/** Nothing here yet: a drawing, one sentence, one action. */
export function EmptyState({ drawing = 'bench', text, action }: EmptyStateProps) {
  return (
    <Box part="status">
      <EmptyDrawing name={drawing} size={220} height={110} />
      <p>{text}</p>
      {action}
    </Box>
  );
}
