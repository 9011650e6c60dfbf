import type { DeskRole } from '@arma11/core/contract';
import { operadorEs } from '../../../messages/operador.es';

type Role = DeskRole['role'];

const t = operadorEs.tabs;

/** The parts of the back office, and the role that opens each; an admin opens all, everybody the first. */
const PARTS: readonly { href: string; label: string; role?: Role }[] = [
  { href: '/operador', label: t.home },
  { href: '/operador/recargas', label: t.deposits, role: 'tesorero' },
  { href: '/operador/retiros', label: t.withdrawals, role: 'tesorero' },
  { href: '/operador/salas', label: t.rooms, role: 'operador' },
  { href: '/operador/partidos', label: t.matches, role: 'operador' },
  { href: '/operador/jugadores', label: t.players, role: 'operador' },
  { href: '/operador/incidencias', label: t.incidents, role: 'operador' },
  { href: '/operador/fuentes', label: t.feeds, role: 'operador' },
  { href: '/operador/muros', label: t.walls, role: 'operador' },
  { href: '/operador/promos', label: t.promos, role: 'tesorero' },
  { href: '/operador/banners', label: t.banners, role: 'operador' },
  { href: '/operador/usuarios', label: t.users, role: 'operador' },
  { href: '/operador/ajustes', label: t.adjustments, role: 'tesorero' },
  { href: '/operador/auditoria', label: t.audit, role: 'admin' },
];

/** Whether somebody of that role may do what the other role is for. */
export const mayDo = (role: Role, needed: Role): boolean => role === needed || role === 'admin';

/** The parts that a role opens. */
export const deskTabs = (role: Role) => PARTS.filter((part) => part.role === undefined || mayDo(role, part.role));
