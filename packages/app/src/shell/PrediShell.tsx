import { es } from '../messages/es';
import { LobbyFrame } from './LobbyFrame';

const t = es.predi.tabs;
const TABS = [
  { href: '/predi', label: t.menu },
  { href: '/predi/ins', label: t.public },
  { href: '/predi/salas', label: t.mine },
  { href: '/predi/historial', label: t.history },
  { href: '/predi/saldo', label: t.balance },
];

/** The shell of /predi, outside its rooms. */
export function PrediShell() {
  return <LobbyFrame tabs={TABS} tabsLabel={es.predi.title} />;
}
