import { styled } from 'styled-components';
import { displaySize, displayText, token } from '@arma11/widgets/theme';

/** The way to an account, always in sight below what is tried; how far it is stands before it. */
export const TrialBar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 2;
  display: flex;
  align-items: center;
  gap: 12px;
  margin: 16px -16px 0;
  padding: 10px 16px calc(10px + env(safe-area-inset-bottom, 0px));
  border-top: 1px solid ${token('colorBorder')};
  background: ${token('colorSurfaceSunken')};

  & > b {
    ${displayText}
    flex: none;
    font-size: ${displaySize(25)};
    white-space: nowrap;
  }

  & > b + * {
    flex: 1;
    min-width: 0;
  }

  @media (min-width: 672px) {
    border: 1px solid ${token('colorBorder')};
    border-radius: ${token('radius')} ${token('radius')} 0 0;
    border-bottom: 0;
    margin-inline: 0;
  }
`;
