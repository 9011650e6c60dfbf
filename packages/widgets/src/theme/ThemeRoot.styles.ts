import { styled } from 'styled-components';
import { schemeCss } from './schemes';
import { fontSize, token } from './token';

/** The element that carries the scheme and the text's base. */
export const Root = styled.div`
  ${schemeCss('&')}
  box-sizing: border-box;
  color: ${token('colorText')};
  font-family: var(--arma11-font-family, inherit);
  font-size: ${fontSize(15)};
  font-weight: 400;
  font-style: normal;
  line-height: 1.4;
  letter-spacing: normal;
  text-transform: none;
  text-align: start;
  -webkit-font-smoothing: antialiased;
  -webkit-text-size-adjust: 100%;

  & *,
  & *::before,
  & *::after {
    box-sizing: border-box;
  }

  & :focus-visible {
    outline: ${token('focusRing')} solid ${token('colorAccent')};
    outline-offset: 2px;
  }

  @media (prefers-reduced-motion: reduce) {
    & {
      --arma11-motion: 0;
    }
  }
`;
