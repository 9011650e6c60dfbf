import { useLocation } from 'react-router';
import { Tabs } from '@arma11/widgets/ui';
import { es } from '../messages/es';
import { samePath } from '../page/samePath';

const TABS = [
  { href: '/play', label: es.shell.play.forYou },
  { href: '/play/juegos-compe', label: es.shell.play.games },
  { href: '/play/casual/salas/', label: es.shell.play.casual },
  { href: '/play/juegos-predi', label: es.shell.play.predictions },
  { href: '/play/eventos', label: es.shell.play.events },
  { href: '/play/quest', label: es.shell.play.quests },
  { href: '/play/matches/in-game/', label: es.shell.play.matches },
];

/** The seven tabs on top of /play (product.md §2). */
export function PlayTabs() {
  const { pathname } = useLocation();
  return <Tabs label={es.shell.tabs} items={TABS.map((tab) => ({ ...tab, current: samePath(tab.href, pathname) }))} />;
}
