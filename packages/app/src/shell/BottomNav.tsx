import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import type { IconName } from '@arma11/core/art';
import { fontSize, token } from '@arma11/widgets/theme';
import { Icon, Link } from '@arma11/widgets/ui';
import { es } from '../messages/es';
import { samePath } from '../page/samePath';
import { WIDE } from '../page/useWide';
import { useClubPath } from './useClubPath';

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

  & > a[aria-current='page'] {
    color: ${token('colorAccent')};
    font-weight: 600;
  }

  & > a[aria-current='page']::before {
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

interface Item {
  href: string;
  icon: IconName;
  label: string;
}

const itemsOf = (club: string): Item[] => [
  { href: '/play', icon: 'home', label: es.shell.bottom.inicio },
  { href: '/play/billetera', icon: 'wallet', label: es.shell.bottom.saldo },
  { href: '/play/aficiones/top', icon: 'stats', label: es.shell.bottom.stats },
  { href: club, icon: 'club', label: es.shell.bottom.club },
  { href: '/play/quest', icon: 'quest', label: es.shell.bottom.mision },
];

/** The bottom navigation on phones: Inicio, Saldo, Stats, Mi Club, Misión (product §2). */
export function BottomNav() {
  const { pathname } = useLocation();
  const club = useClubPath();
  return (
    <Nav aria-label={es.shell.nav}>
      {itemsOf(club).map(({ href, icon, label }) => (
        <Link key={href} href={href} aria-current={samePath(href, pathname) ? 'page' : undefined}>
          <Icon name={icon} />
          {label}
        </Link>
      ))}
    </Nav>
  );
}
