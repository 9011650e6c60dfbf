import { styled } from 'styled-components';
import { token } from '../../theme';
import { keyBox } from './Market.styles';

/** An alternative of a closed match: read, not pressed. */
export const Result = styled.li`
  ${keyBox}
  padding: 8px 4px 11px;
  box-shadow: inset 0 0 0 1px ${token('colorBorder')};

  & > b {
    color: ${token('colorTextMuted')};
  }

  &[data-mine='true'] {
    box-shadow: inset 0 0 0 1.5px ${token('colorBorderStrong')};
  }

  &[data-mine='true'] > b {
    color: ${token('colorText')};
  }

  &[data-mine='true'][data-result='acierto'] {
    box-shadow: inset 0 0 0 2px ${token('colorBandHigh')};
  }

  &[data-mine='true'][data-result='fallo'] > b {
    color: ${token('colorTextMuted')};
    text-decoration: line-through 2.5px ${token('colorLive')};
  }

  &:not([data-mine='true'])[data-result='acierto'] > b,
  &:not([data-mine='true'])[data-result='acierto'] > span {
    color: ${token('colorBandHigh')};
  }
`;

/** How much of the room chose it, as a line along the foot; the figure is printed above. */
export const Share = styled.span`
  position: absolute;
  inset: auto 10px 5px;
  height: 3px;
  border-radius: 2px;
  overflow: hidden;
  background: ${token('colorBorder')};

  & > i {
    display: block;
    height: 100%;
    background: ${token('colorTextMuted')};
  }

  [data-mine='true'] > & > i {
    background: ${token('colorText')};
  }

  [data-result='acierto'] > & > i {
    background: ${token('colorBandHigh')};
  }
`;

/** The tick on the corner of a right answer. */
export const Tick = styled.i`
  position: absolute;
  top: -7px;
  right: -6px;
  display: grid;
  place-items: center;
  width: 20px;
  height: 20px;
  border-radius: 50%;
  background: ${token('colorBandHigh')};
  color: ${token('colorBandText')};
`;
