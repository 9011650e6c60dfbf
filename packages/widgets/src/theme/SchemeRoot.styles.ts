import { styled } from 'styled-components';
import { schemeTokens } from './schemes';

/** The element that carries the scheme's tokens and nothing else: it has no box, and no property that its children inherit. */
export const Root = styled.div`
  display: contents;
  ${schemeTokens('&')}

  @media (prefers-reduced-motion: reduce) {
    & {
      --arma11-motion: 0;
    }
  }
`;
