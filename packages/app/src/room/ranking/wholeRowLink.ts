import { css } from 'styled-components';
import { token } from '@arma11/widgets/theme';

/** A name that is a link, over all of the positioned box that it is in. */
export const wholeRowLink = css`
  & a {
    color: inherit;
    text-decoration: none;

    &::after {
      position: absolute;
      inset: 0;
      border-radius: 8px;
      content: '';
    }

    &:hover {
      text-decoration: underline;
    }

    &:focus-visible {
      outline: none;
    }

    &:focus-visible::after {
      outline: ${token('focusRing')} solid ${token('colorAccent')};
      outline-offset: -2px;
    }
  }
`;
