import { styled } from 'styled-components';
import { fontSize, token } from '../theme';

/** How much is answered: the words and the bar. */
export const ProgressRow = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 16px 16px 0;

  & > span {
    flex: none;
    font-weight: 600;
  }

  & > div {
    flex: 1;
  }

  [data-framed='true'] > & {
    padding-top: 12px;
  }
`;

/** What happened to the answers, in one line. */
export const NoticeRow = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 24px;
  margin: 8px 16px 0;
  font-weight: 500;
  line-height: 1.35;

  & > svg {
    flex: none;
  }

  & > span {
    flex: 1;
    min-width: 0;
  }

  & > button {
    flex: none;
    margin-block: -12px;
  }

  &[data-tone='quiet'] {
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
    font-weight: 400;
  }

  &[data-tone='good'] {
    color: ${token('colorBandHigh')};
    font-weight: 600;
  }

  &[data-tone='bad'] > svg {
    color: ${token('colorLive')};
  }

  &[data-tone='plain'] > svg {
    color: ${token('colorAccent')};
  }

  [data-framed='true'] > & {
    margin-block: 4px 8px;
  }
`;
