import { styled } from 'styled-components';
import { displaySize, displayText, fontSize, token } from '../theme';
import { STUB } from './Ticket.styles';

/** The right part: the fee and the one button. It turns the colours round until the player is in. */
export const Stub = styled.div`
  position: relative;
  display: flex;
  flex: none;
  flex-direction: column;
  align-items: center;
  width: ${STUB}px;
  padding: 16px 12px 14px 10px;
  background: ${token('colorText')};
  color: ${token('colorSurface')};
  text-align: center;
  mask:
    radial-gradient(circle 8px at 0 0, #0000 98%, #000) intersect,
    radial-gradient(circle 8px at 0 100%, #0000 98%, #000) intersect,
    radial-gradient(circle 4px at 100% 6px, #0000 92%, #000) 0 0 / 100% 12px;

  & > small {
    font-size: ${fontSize(13)};
    font-weight: 500;
    line-height: 1.4;
  }

  & > button {
    width: 88px;
    margin-top: auto;
    padding: 0;
  }

  & > button[data-kind='primary']:not([aria-disabled='true']) {
    background: ${token('colorSurface')};
    color: ${token('colorAccent')};
  }

  & > button:focus-visible {
    outline-color: ${token('colorAccent')};
    outline-offset: -6px;
  }

  [data-joined='true'] > &,
  [data-quiet='true'] > & {
    background: ${token('colorSurfaceRaised')};
    color: ${token('colorText')};
  }

  [data-joined='true'] > & > button[data-kind='primary']:not([aria-disabled='true']) {
    background: ${token('colorAccent')};
    color: ${token('colorAccentText')};
  }

  [data-joined='true'] > & > button:focus-visible {
    outline-color: ${token('colorAccent')};
    outline-offset: 2px;
  }

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

/** The entry fee on the stub. */
export const Fee = styled.b`
  ${displayText}
  margin-top: 3px;
  font-size: min(31px, ${displaySize(31)});
  letter-spacing: -0.01em;
  line-height: 31px;
  white-space: nowrap;

  &[data-length='8'] {
    font-size: min(27px, ${displaySize(27)});
  }

  &[data-length='9'] {
    font-size: min(23px, ${displaySize(23)});
  }

  &[data-length='10'] {
    font-size: min(18px, ${displaySize(18)});
  }
`;

/** Where the stamp falls on the stub: between the fee and the button, clear of any pot. */
export const StampPlace = styled.span`
  display: grid;
  flex: 1;
  place-items: center;
`;
