import { styled } from 'styled-components';
import { displaySize, displayText, fontSize, token } from '@arma11/widgets/theme';
import { Button } from '@arma11/widgets/ui';

/** What stays in view while the questions scroll, as tall as the panel's own bar. */
export const Bar = styled.div`
  position: sticky;
  top: var(--arma11-sticky-top, 0px);
  z-index: 5;
  display: flex;
  align-items: center;
  gap: 14px;
  min-height: 70px;
  padding: 10px 16px;
  border-bottom: 1px solid ${token('colorBorder')};
  background: ${token('colorSurfaceSunken')};

  @media (max-width: 359px) {
    gap: 8px;
    padding-inline: 12px;
  }
`;

/** One fact of the bar: a label over a numeral. */
export const Fact = styled.div`
  flex: none;
  color: ${token('colorTextMuted')};
  font-size: ${fontSize(13)};
  line-height: 1.35;

  & + & {
    padding-inline-start: 14px;
    border-inline-start: 1px solid ${token('colorBorder')};
  }

  & > b {
    ${displayText}
    display: block;
    margin-top: 2px;
    color: ${token('colorText')};
    font-size: ${displaySize(25)};
    white-space: nowrap;
  }

  &[data-tone='coin'] > b {
    color: ${token('colorCoin')};
  }

  @media (max-width: 359px) {
    & + & {
      padding-inline-start: 8px;
    }

    & > b {
      font-size: ${displaySize(21)};
    }
  }
`;

/** Guardar, and how the answers stand: one button, so that the news is where the thumb is. */
export const Save = styled(Button)`
  && {
    flex: none;
    min-width: 104px;
    margin-inline-start: auto;
    padding: 4px 14px;
  }

  && > span {
    display: grid;
    gap: 2px;
    line-height: 1.1;
  }

  && small {
    font-size: ${fontSize(13)};
    font-weight: 500;
    letter-spacing: 0;
    text-transform: none;
  }

  &&[data-state='saved'] {
    background: none;
    box-shadow: inset 0 0 0 1.5px ${token('colorBandHigh')};
    color: ${token('colorBandHigh')};
  }

  &&[data-state='saved'] small {
    color: ${token('colorText')};
  }

  &&[data-state='waiting'] {
    background: ${token('colorWarning')};
    color: ${token('colorCoinText')};
  }

  @media (max-width: 359px) {
    && {
      min-width: 88px;
      padding-inline: 8px;
    }
  }
`;
