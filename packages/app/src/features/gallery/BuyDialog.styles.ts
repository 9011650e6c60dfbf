import { styled } from 'styled-components';
import { displaySize, displayText, fontSize, token } from '@arma11/widgets/theme';

/** The item, large, on its ground. */
export const Stand = styled.div`
  display: grid;
  flex: none;
  place-items: center;
  gap: 8px;
  padding: 16px;
  border-radius: ${token('radius')};
  background: ${token('colorSurfaceSunken')};
`;

/** Price and balance. */
export const Terms = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 10px 16px;
  align-items: baseline;
  margin: 16px 0 0;

  & > dt {
    color: ${token('colorTextMuted')};
  }

  & > dd {
    ${displayText}
    margin: 0;
    font-size: ${displaySize(20)};
    text-align: end;
  }

  & > dd:first-of-type {
    color: ${token('colorCoin')};
    font-size: ${displaySize(25)};
  }
`;

/** What should be known before paying, or why it did not go through. */
export const Note = styled.p`
  display: flex;
  gap: 8px;
  margin: 14px 0 0;
  font-size: ${fontSize(15)};

  & > svg {
    flex: none;
    color: ${token('colorAccent')};
  }

  &[data-tone='bad'] > svg {
    color: ${token('colorLive')};
  }
`;
