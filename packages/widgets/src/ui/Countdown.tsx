import { styled } from 'styled-components';
import { displaySize, displayText, token } from '../theme';
import { VisuallyHidden } from './VisuallyHidden';

const Box = styled.span`
  ${displayText}
  font-weight: 600;
  font-size: ${displaySize(16)};
  line-height: 1.2;
  white-space: nowrap;

  &[data-urgent='true'] {
    color: ${token('colorLive')};
  }

  &[data-size='l'] {
    font-weight: 700;
    font-size: ${displaySize(27)};
    line-height: 1;
  }
`;

/** Props of Countdown: the text comes from the clock of the widget. */
export interface CountdownProps {
  /** '2 h 14 min', '12 min', 'Sáb 21 nov'. */
  text: string;
  /** Under 15 minutes: takes the live colour. */
  urgent?: boolean;
  /** Said before it to screen readers: 'Cierra en'. */
  label?: string;
  /** @default 'm' */
  size?: 'm' | 'l';
}

/** The time left, in numerals; it never announces itself each second. */
export function Countdown({ text, urgent = false, label, size = 'm' }: CountdownProps) {
  return (
    <Box data-urgent={urgent} data-size={size}>
      {label && <VisuallyHidden>{label} </VisuallyHidden>}
      {text}
    </Box>
  );
}
