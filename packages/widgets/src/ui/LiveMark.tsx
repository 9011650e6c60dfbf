import { keyframes, styled } from 'styled-components';
import { displaySize, displayText, duration, token } from '../theme';

const pulse = keyframes`
  50% { opacity: 0.45; }
`;

const Box = styled.span`
  ${displayText}
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: ${token('colorLive')};
  font-size: ${displaySize(16)};

  &::before {
    content: '';
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: currentColor;
    box-shadow: 0 0 0 3px color-mix(in srgb, currentColor 28%, transparent);
    animation: ${pulse} ${duration(1600)} ease-in-out infinite;
  }
`;

/** A match in play: a red dot and the minute, as "67'", or 'Descanso'. */
export function LiveMark({ text }: { text: string }) {
  return <Box>{text}</Box>;
}
