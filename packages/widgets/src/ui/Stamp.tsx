import { styled } from 'styled-components';
import { displaySize, displayText, token } from '../theme';

/** An ink stamp across a ticket: 'Dentro'. Place it with its parent; it leans by itself. */
export const Stamp = styled.span`
  ${displayText}
  display: inline-block;
  padding: 4px 9px 5px;
  border: 2.5px solid currentColor;
  border-radius: 5px;
  outline: 1px solid currentColor;
  outline-offset: 2px;
  color: ${token('colorAccent')};
  font-size: ${displaySize(22)};
  letter-spacing: 0.03em;
  transform: rotate(-11deg);
  pointer-events: none;
  mask:
    radial-gradient(circle at 18% 30%, rgb(0 0 0 / 0.4) 2px, #000 3px) intersect,
    linear-gradient(#000, #000);

  &[data-size='s'] {
    padding: 3px 7px 4px;
    font-size: ${displaySize(18)};
  }
`;
