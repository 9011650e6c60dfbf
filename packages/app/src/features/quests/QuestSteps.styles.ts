import { styled } from 'styled-components';
import { displaySize, displayText, fontSize, token } from '@arma11/widgets/theme';

/** The steps of a mission, one under another. */
export const Steps = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    border-top: 1px solid ${token('colorBorder')};
  }

  & > li:last-child > * {
    margin-bottom: -8px;
  }
`;

/** One step: its mark, what it asks for, and how far it is. */
export const Step = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 60px;
  padding: 8px 0;
  color: inherit;
  text-decoration: none;

  & > svg {
    flex: none;
    color: ${token('colorTextMuted')};
  }

  & > span {
    flex: 1;
    min-width: 0;
  }

  & > span > div {
    margin-top: 6px;
  }

  & > b {
    ${displayText}
    flex: none;
    font-size: ${displaySize(18)};
    white-space: nowrap;
  }

  &[data-done='true'] > span {
    color: ${token('colorTextMuted')};
  }

  &[data-done='true'] > b {
    color: ${token('colorBandHigh')};
    font-size: ${fontSize(15)};
  }
`;

/** The little ring or tick before a step. */
export const StepMark = styled.i`
  display: grid;
  flex: none;
  place-items: center;
  width: 28px;
  height: 28px;
  border-radius: 50%;
  box-shadow: inset 0 0 0 1.5px ${token('colorBorderStrong')};

  [data-done='true'] > & {
    background: ${token('colorBandHigh')};
    box-shadow: none;
    color: ${token('colorBandText')};
  }
`;
