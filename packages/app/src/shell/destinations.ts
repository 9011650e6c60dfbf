import { useLocation } from 'react-router';
import type { IconName } from '@arma11/core/art';
import { es } from '../messages/es';
import { samePath } from '../page/samePath';
import { sectionOf, type Section } from './sectionOf';
import { useClubPath } from './useClubPath';

/** One of the five places that every page of the game leads to. */
export interface Destination {
  href: string;
  icon: IconName;
  label: string;
  /** As `aria-current` tells it: the page itself is open, or one that belongs to it. */
  current: 'page' | 'true' | undefined;
}

const icons: Record<Section, IconName> = {
  inicio: 'home',
  saldo: 'wallet',
  stats: 'stats',
  club: 'club',
  mision: 'quest',
};

/** Inicio, Saldo, Stats, Mi Club, Misión (product §2), and which of them is open. */
export function useDestinations(): readonly Destination[] {
  const { pathname } = useLocation();
  const open = sectionOf(pathname);
  const places: [Section, string][] = [
    ['inicio', '/play'],
    ['saldo', '/play/billetera'],
    ['stats', '/play/aficiones/top'],
    ['club', useClubPath()],
    ['mision', '/play/quest'],
  ];
  return places.map(([section, href]) => ({
    href,
    icon: icons[section],
    label: es.shell.bottom[section],
    current: currentOf(href, pathname) ?? (section === open ? 'true' : undefined),
  }));
}

const currentOf = (href: string, pathname: string) => (samePath(href, pathname) ? 'page' : undefined);
