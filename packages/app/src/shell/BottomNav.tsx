import { styled } from 'styled-components';
import { fontSize, token } from '@arma11/widgets/theme';
import { es } from '../messages/es';
import { WIDE } from '../page/useWide';
import { DestinationLinks } from './DestinationLinks';

const Nav = styled.nav`
  position: fixed;
  inset: auto 0 0;
  z-index: 20;
  display: flex;
  height: calc(56px + env(safe-area-inset-bottom, 0px));
  padding-bottom: env(safe-area-inset-bottom, 0px);
  border-top: 1px solid ${token('colorBorder')};
  background: ${token('colorSurfaceSunken')};

  & > a {
    position: relative;
    display: flex;
    flex: 1;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 1px;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
    font-weight: 500;
    line-height: 1.25;
    text-decoration: none;
    -webkit-tap-highlight-color: transparent;
  }

  & > a[aria-current] {
    color: ${token('colorAccent')};
    font-weight: 600;
  }

  & > a[aria-current]::before {
    content: '';
    position: absolute;
    top: -1px;
    width: 32px;
    height: 4px;
    border-radius: 0 0 3px 3px;
    background: currentColor;
  }

  & > a:focus-visible {
    outline-offset: -4px;
    border-radius: ${token('radiusSmall')};
  }

  @media ${WIDE} {
    display: none;
  }
`;

/** The bottom navigation on phones: Inicio, Saldo, Stats, Mi Club, Misión (product §2). */
export const BottomNav = () => (
  <Nav aria-label={es.shell.nav}>
    <DestinationLinks />
  </Nav>
);
