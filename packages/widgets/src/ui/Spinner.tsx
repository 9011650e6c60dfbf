import { keyframes, styled } from 'styled-components';
import { duration } from '../theme';

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const Ring = styled.span`
  display: inline-block;
  flex: none;
  width: 20px;
  height: 20px;
  border: 3px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} ${duration(900)} linear infinite;
`;

/** A turning ring in the colour of the text around it; say what is happening in words beside it. */
export const Spinner = () => <Ring aria-hidden="true" />;
