import { css } from 'styled-components';

/** A partner's page loads none of our faces: the stage's end here, and the widgets take the page's letter. */
export const ownLetter = css`
  --arma11-font-family: initial;
  --arma11-font-display: initial;
  --arma11-display-scale: initial;
`;
