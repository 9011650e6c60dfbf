import { styled } from 'styled-components';
import { fontSize, token } from '@arma11/widgets/theme';

/** The state of a top-up or a withdrawal in one word; its colour never speaks alone. */
export const StateMark = styled.span`
  display: inline-block;
  padding: 3px 10px;
  border-radius: 20px;
  box-shadow: inset 0 0 0 1.5px ${token('colorBorderStrong')};
  font-size: ${fontSize(13)};
  font-weight: 600;
  white-space: nowrap;

  &[data-tone='good'] {
    box-shadow: inset 0 0 0 1.5px ${token('colorBandHigh')};
    color: ${token('colorBandHigh')};
  }

  &[data-tone='open'] {
    box-shadow: inset 0 0 0 1.5px ${token('colorCoin')};
    color: ${token('colorCoin')};
  }

  &[data-tone='bad'] {
    box-shadow: inset 0 0 0 1.5px ${token('colorLive')};
    color: ${token('colorLive')};
  }
`;
