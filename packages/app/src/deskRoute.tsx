import { lazy } from 'react';
import { es } from './messages/es';
import type { deskPages } from './pages/operador/deskPages';
import type { AppRoute } from './shell/appRoute';

/** A page of the back office; with the first one come all. */
const part = (name: keyof typeof deskPages) =>
  lazy(async () => ({ default: (await import('./pages/operador/deskPages')).deskPages[name] }));

const title = es.shell.titles.desk;

/** The back office: not a screen of the product, and no player's page leads to it. Each page names itself. */
export const deskRoute: AppRoute = {
  path: '/operador',
  title,
  shell: part('shell'),
  children: [
    { path: '', title, page: part('home') },
    { path: 'recargas', title, page: part('deposits') },
    { path: 'retiros', title, page: part('withdrawals') },
    { path: 'salas', title, page: part('rooms') },
    { path: 'salas/:room', title, page: part('room') },
    { path: 'partidos', title, page: part('matches') },
    { path: 'partidos/:match', title, page: part('match') },
    { path: 'incidencias', title, page: part('incidents') },
    { path: 'promos', title, page: part('promos') },
    { path: 'banners', title, page: part('banners') },
    { path: 'usuarios', title, page: part('users') },
    { path: 'usuarios/:user', title, page: part('user') },
    { path: 'ajustes', title, page: part('adjustments') },
    { path: 'auditoria', title, page: part('audit') },
  ],
};
