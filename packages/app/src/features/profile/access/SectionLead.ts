import { styled } from 'styled-components';
import { token } from '@arma11/widgets/theme';

/** One sentence under a section's title. */
export const SectionLead = styled.p`
  max-width: 60ch;
  margin: 0 0 12px;
  color: ${token('colorTextMuted')};
`;
