import { es } from '../messages/es';
import { LobbyFrame } from './LobbyFrame';

const t = es.compe.tabs;
const TABS = [
  { href: '/compe', label: t.rooms },
  { href: '/compe/mis-salas', label: t.mine },
  { href: '/compe/mi-historial', label: t.history },
  { href: '/compe/ingresos', label: t.income },
  { href: '/compe/add-private', label: t.code },
];

/** The shell of /compe, outside its rooms. */
export function CompeShell() {
  return <LobbyFrame tabs={TABS} tabsLabel={es.compe.title} />;
}
