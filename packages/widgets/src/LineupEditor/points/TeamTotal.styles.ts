import { styled } from 'styled-components';
import { fontSize, token } from '../../theme/token';
import { displaySize, displayText } from '../../theme/typography';

/** The points of the team. */
export const Total = styled.p`
  display: grid;
  grid-template-columns: auto auto;
  grid-auto-flow: column;
  gap: 0 10px;
  align-items: center;
  min-height: ${token('target')};
  margin: 0;
  font-size: ${fontSize(13)};
  line-height: 1.3;

  & > b {
    ${displayText}
    grid-row: 1 / 3;
    font-size: ${displaySize(38)};
  }

  & > span {
    color: ${token('colorTextMuted')};
    font-weight: 500;
  }

  & > span:last-child {
    grid-row: 1 / 3;
  }

  & > em {
    grid-column: 2;
    grid-row: 2;
    justify-self: start;
    padding: 1px 8px;
    border-radius: 10px;
    box-shadow: inset 0 0 0 1.5px ${token('colorWarning')};
    color: ${token('colorWarning')};
    font-style: normal;
    font-weight: 600;
  }

  & > em[data-official='true'] {
    box-shadow: inset 0 0 0 1.5px ${token('colorBandHigh')};
    color: ${token('colorBandHigh')};
  }
`;
