import { styled } from 'styled-components';
import { displaySize, displayText, fontSize, token } from '@arma11/widgets/theme';
import { Link } from '@arma11/widgets/ui';

/** A line of the day's summary that leads somewhere: words on the left, the figure in `b` on the right. */
export const SummaryRow = styled(Link)`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-height: ${token('target')};
  border-bottom: 1px solid ${token('colorBorder')};
  color: inherit;
  text-decoration: none;

  & small {
    display: block;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
  }

  & > b {
    ${displayText}
    font-size: ${displaySize(17)};
    white-space: nowrap;
  }
`;
