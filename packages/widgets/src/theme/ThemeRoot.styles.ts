import { styled } from 'styled-components';
import { SCHEME_NAME, schemeCss } from './schemes';
import { baseText } from './typography';

/** The element that carries the scheme and the text's base. */
export const Root = styled.div`
  ${schemeCss('&')}
  ${SCHEME_NAME}: initial;
  ${baseText}

  @media (prefers-reduced-motion: reduce) {
    & {
      --arma11-motion: 0;
    }
  }
`;
