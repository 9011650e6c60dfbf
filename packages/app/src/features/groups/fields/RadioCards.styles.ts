import { css, styled } from 'styled-components';
import { fontSize, token } from '@arma11/widgets/theme';

/** A group of choices with its name above it. */
export const Choices = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    padding: 0 0 6px;
    font-size: ${fontSize(15)};
    font-weight: 500;
  }

  & > p {
    margin: 6px 0 0;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
  }

  & > p[role='alert'] {
    color: ${token('colorLive')};
    font-weight: 500;
  }
`;

/** The radio button of a choice: the whole card is its target and shows its state. */
export const chosenCard = css`
  position: relative;
  display: flex;
  min-height: ${token('target')};
  border-radius: ${token('radius')};
  box-shadow: inset 0 0 0 1.5px ${token('colorBorderStrong')};
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;

  & > input {
    appearance: none;
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    border-radius: inherit;
    cursor: pointer;
  }

  & > input:checked {
    box-shadow: inset 0 0 0 3px ${token('colorAccent')};
  }

  & > input:focus-visible {
    outline: ${token('focusRing')} solid ${token('colorAccent')};
    outline-offset: 2px;
  }

  @media (forced-colors: active) {
    border: 1px solid;

    & > input:checked {
      outline: 4px solid Highlight;
      outline-offset: -4px;
    }
  }
`;
