import { styled } from 'styled-components';
import { displaySize, displayText, fontSize, token } from '@arma11/widgets/theme';
import { Card } from '@arma11/widgets/ui';

/** A mission beside the main one. */
export const Box = styled(Card)`
  display: flex;
  flex-direction: column;
  align-self: start;

  & > p {
    margin: 4px 0 12px;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(14)};
  }

  & > ol {
    margin-top: 12px;
  }

  & > button {
    margin-top: 12px;
  }
`;

/** Its name and what it pays. */
export const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;

  & > h3 {
    ${displayText}
    min-width: 0;
    margin: 0;
    font-size: ${displaySize(20)};
    line-height: 1.05;
  }

  & > span {
    ${displayText}
    display: flex;
    flex: none;
    align-items: center;
    gap: 6px;
    color: ${token('colorCoin')};
    font-size: ${displaySize(19)};
  }
`;

/** How far it is, in bars and in words. */
export const Way = styled.div`
  display: flex;
  align-items: flex-end;
  gap: 12px;

  & > b {
    flex: none;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
    font-weight: 400;
  }
`;

/** What was collected, or why it was not. */
export const Outcome = styled.div`
  margin-top: 12px;
  font-weight: 600;

  &[data-tone='good'] {
    color: ${token('colorBandHigh')};
  }

  &[data-tone='bad'] {
    color: ${token('colorLive')};
  }

  & > a {
    margin-top: 8px;
  }
`;
