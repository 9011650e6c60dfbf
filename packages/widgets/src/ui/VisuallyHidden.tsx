import { styled } from 'styled-components';
import { visuallyHidden } from '../theme';

/** Text that only screen readers get. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
