import { styled } from 'styled-components';
import { displaySize, displayText, duration, token } from '../theme';

/** The one box of every button; its kind and state are attributes. */
export const ButtonBox = styled.button`
  ${displayText}
  appearance: none;
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: ${token('target')};
  margin: 0;
  padding: 0 20px;
  border: 0;
  border-radius: ${token('radius')};
  background: none;
  color: ${token('colorText')};
  font-size: ${displaySize(19)};
  text-align: center;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;
  transition:
    transform ${duration(150)} ease-out,
    filter ${duration(150)} ease-out;

  &[data-kind='primary'] {
    background: ${token('colorAccent')};
    color: ${token('colorAccentText')};
  }

  &[data-kind='secondary'] {
    box-shadow: inset 0 0 0 1.5px ${token('colorBorderStrong')};
  }

  &[data-kind='ghost'] {
    padding: 0 8px;
    color: ${token('colorAccent')};
  }

  &[data-tone='danger'] {
    color: ${token('colorLive')};
  }

  &[data-kind='primary'][data-tone='danger'] {
    background: ${token('colorLive')};
    color: ${token('colorLiveText')};
  }

  &[data-wide='true'] {
    width: 100%;
  }

  @media (hover: hover) {
    &:hover:not([aria-disabled='true']) {
      filter: brightness(1.07);
    }
  }

  &:active:not([aria-disabled='true']) {
    transform: translateY(calc(2px * ${token('motion')}));
    filter: brightness(0.86);
  }

  &[aria-disabled='true']:not([aria-busy='true']) {
    background: ${token('colorBorder')};
    box-shadow: none;
    color: ${token('colorTextMuted')};
    cursor: not-allowed;
  }

  &[data-kind='ghost'][aria-disabled='true'] {
    background: none;
  }

  &[aria-busy='true'] {
    cursor: progress;
  }

  &:focus-visible {
    outline: ${token('focusRing')} solid ${token('colorAccent')};
    outline-offset: 2px;
  }

  @media (forced-colors: active) {
    border: 1px solid ButtonText;
  }
`;
