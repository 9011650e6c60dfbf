import { styled } from 'styled-components';
import { displaySize, displayText, fontSize, TextBase, token } from '../theme';

/**
 * The whole bar: a group, not a landmark, since a page may show it twice. `data-framed` gives it a ground of its own: its
 * colours are of a scheme that the page under it may not have.
 */
export const Root = styled(TextBase)`
  min-width: 0;
  color: ${token('colorText')};
  font-size: ${fontSize(15)};
  line-height: 1.4;

  &[data-framed='true'] {
    padding: 15px;
    border: 1px solid ${token('colorBorderStrong')};
    border-radius: ${token('radius')};
    background: ${token('colorSurfaceRaised')};
  }
`;

/** Title and progress in words. */
export const Top = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 8px;
  margin-bottom: 10px;

  & > h3 {
    ${displayText}
    flex: 1;
    min-width: 0;
    margin: 0;
    font-size: ${displaySize(20)};
  }

  & > span {
    flex: none;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
    line-height: 1.35;
  }

  [data-compact='true'] & {
    margin-bottom: 6px;
  }

  [data-compact='true'] & > h3 {
    font-size: ${displaySize(17)};
  }
`;

/** The climb and its reward; it has the height of the reward from the start. */
export const Track = styled.div`
  display: flex;
  align-items: flex-end;
  gap: 10px;
  min-height: 40px;

  & > button {
    flex: none;
    min-height: ${token('target')};
    padding: 0 16px;
  }

  [data-compact='true'] & {
    align-items: center;
    min-height: 30px;
  }
`;

/** The climb itself. */
export const Fill = styled.div`
  display: flex;
  flex: 1;
  min-width: 0;
`;

/** The coins that wait at the end of the climb. */
export const RewardPill = styled.span`
  ${displayText}
  display: flex;
  flex: none;
  align-items: center;
  gap: 6px;
  height: 40px;
  padding: 0 12px 0 7px;
  border-radius: 20px;
  background: ${token('colorSurfaceRaised')};
  background: color-mix(in srgb, ${token('colorCoin')} 14%, ${token('colorSurfaceRaised')});
  color: ${token('colorCoin')};
  font-size: ${displaySize(19)};

  &[data-done='true'] {
    background: none;
    box-shadow: inset 0 0 0 1.5px ${token('colorBorder')};
    color: ${token('colorTextMuted')};
  }

  [data-compact='true'] & {
    height: 30px;
    padding: 0 10px 0 5px;
    font-size: ${displaySize(17)};
  }
`;

/** What was collected, or why it was not. */
export const Line = styled.p`
  display: flex;
  align-items: center;
  gap: 6px;
  margin: 10px 0 0;
  font-weight: 600;
  line-height: 1.35;

  &[data-tone='good'] {
    color: ${token('colorBandHigh')};
  }

  &[data-tone='bad'] > svg {
    color: ${token('colorLive')};
  }

  & > svg {
    flex: none;
  }
`;
