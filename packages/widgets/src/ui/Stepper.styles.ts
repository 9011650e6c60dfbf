import { styled } from 'styled-components';
import { displaySize, displayText, token } from '../theme';

/** A number in a well between − and +. */
export const StepperBox = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  border-radius: ${token('radius')};
  background: ${token('colorSurface')};
  box-shadow: inset 0 0 0 1.5px ${token('colorBorderStrong')};

  &:focus-within:has(:focus-visible) {
    outline: ${token('focusRing')} solid ${token('colorAccent')};
    outline-offset: 2px;
  }

  & > button {
    appearance: none;
    display: grid;
    place-items: center;
    flex: none;
    width: ${token('target')};
    height: 56px;
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
    color: ${token('colorAccent')};
    cursor: pointer;
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
  }

  & > button[aria-disabled='true'] {
    color: ${token('colorBorderStrong')};
    cursor: not-allowed;
  }

  & > input {
    ${displayText}
    flex: 1;
    width: 2ch;
    min-width: 0;
    height: 56px;
    margin: 0;
    padding: 0;
    border: 0;
    outline: none;
    background: none;
    color: ${token('colorText')};
    font-size: ${displaySize(34)};
    line-height: 1.2;
    text-align: center;
  }

  & > input::placeholder {
    color: ${token('colorTextMuted')};
    opacity: 1;
  }

  &[data-readonly='true'] {
    box-shadow: inset 0 0 0 1px ${token('colorBorder')};
  }

  &[data-readonly='true'] > button {
    visibility: hidden;
  }

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;
