import { styled } from 'styled-components';
import { displaySize, displayText } from '@arma11/widgets/theme';

/** The heading of a part of the day's summary. */
export const SummaryHeading = styled.h3`
  ${displayText}
  margin: 20px 0 4px;
  font-size: ${displaySize(19)};
`;
