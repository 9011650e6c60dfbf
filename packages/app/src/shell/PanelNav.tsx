import { styled } from 'styled-components';
import { fontSize, token } from '@arma11/widgets/theme';
import { es } from '../messages/es';
import { DestinationLinks } from './DestinationLinks';

// In a row: below them the balance, the mission and three closings fit on a screen of 800 pixels.
const Nav = styled.nav`
  display: flex;
  margin: 0 -12px 12px;

  & > a {
    position: relative;
    display: flex;
    flex: 1 0 auto;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 2px;
    min-height: 52px;
    border-radius: ${token('radiusSmall')};
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
    line-height: 1.25;
    text-decoration: none;
  }

  & > a:hover {
    background: ${token('colorSurfaceRaised')};
    color: ${token('colorText')};
  }

  & > a[aria-current] {
    color: ${token('colorAccent')};
    font-weight: 600;
  }

  & > a[aria-current]::after {
    content: '';
    position: absolute;
    bottom: 0;
    width: 24px;
    height: 3px;
    border-radius: 2px;
    background: currentColor;
  }

  & > a:focus-visible {
    outline-offset: -4px;
  }

  @media (forced-colors: active) {
    & > a[aria-current] {
      border-bottom: 4px solid Highlight;
    }
  }
`;

/** The five destinations of the game, in the side panel of wide screens. */
export const PanelNav = () => (
  <Nav aria-label={es.shell.nav}>
    <DestinationLinks />
  </Nav>
);
