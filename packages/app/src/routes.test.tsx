import { isValidElement } from 'react';
import { matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { NotFoundPage } from './page/NotFoundPage';
import { routes } from './routes';
import { RequireSession } from './shell/RequireSession';
import { routeObjects } from './shell/routeObjects';

// Every screen of product §2, word for word, with its `{name}` filled in as `name`; then the back office's and the console's.
const SCREENS = `
/ /login-user /probar/predi/{idSala} /probar/compe/{idSala}
/play /play/help-ldt /play/ligas-compe /play/juegos-compe /play/juegos-predi /play/casual/join /play/casual/salas/
/play/matches/in-game/ /play/items/galery /play/items/galery/tarjetas /play/items/galery/escudos
/play/items/galery/jugadores /play/items/galery/leyendas /play/items/galery/buddys /play/aficiones/top /play/eventos
/play/eventos/tabla/{id}/{jornada}/ /play/ligas-compe/equipos/{uniqueLeague}/
/play/ligas-compe/equipos/{uniqueLeague}/{idTeam}/ /play/billetera /play/galery-billetera /play/cobrar-saldo
/play/quest /play/pay-qr /play/grupos /play/grupos/entrar
/play/grupos/{idGrupo} /play/grupos/{idGrupo}/muro /play/grupos/{idGrupo}/salas /play/grupos/{idGrupo}/marcas
/compe /compe/mis-salas /compe/mi-historial /compe/ingresos /compe/add-private
/compe/sala/ins /compe/sala/join/ /compe/sala/ins/leyenda
/compe/sala/{idSala} /compe/sala/{idSala}/ranking /compe/sala/{idSala}/puntos /compe/sala/{idSala}/premios
/compe/sala/{idSala}/info
/casual/sala/{idIns} /casual/sala/{idIns}/ranking /casual/sala/{idIns}/puntos /casual/sala/{idIns}/premios
/predi /predi/sala-join /predi/salas /predi/historial /predi/saldo /predi/ins /predi/create-predi
/predi/choice-sala-predi/{idSala} /predi/shared-sala-predi/{idSala} /predi/event-join
/predi/sala/{idPredi} /predi/sala/{idPredi}/puntos /predi/sala/{idPredi}/ranking /predi/sala/{idPredi}/info
/predi/sala/{idPredi}/tie /predi/sala/{idPredi}/settings
/users/profile/ /users/profile/{keyusername} /users/profile/verify-user/
/operador /operador/recargas /operador/retiros /operador/salas /operador/salas/{room} /operador/partidos
/operador/partidos/{match} /operador/incidencias /operador/fuentes /operador/muros /operador/promos /operador/banners
/operador/usuarios /operador/usuarios/{user} /operador/ajustes /operador/auditoria
/partners/console /partners/console/{partner} /partners/console/{partner}/cifras /partners/console/{partner}/insertar
/partners/console/{partner}/webhooks
`
  .split(/\s+/)
  .filter(Boolean);

const objects = routeObjects(routes);
const chain = (path: string) => matchRoutes(objects, path) ?? [];
const written = (path: string) =>
  chain(path)
    .map(({ route }) => route.path ?? '')
    .join('/')
    .replaceAll(/\/+/g, '/')
    .replace(/(?<=.)\/$/, '');
const missing = (path: string) => {
  const last = chain(path).at(-1)?.route.element;
  return typeof last === 'object' && last !== null && 'type' in last && last.type === NotFoundPage;
};

describe('the routes of product §2', () => {
  it.each(SCREENS)('%s is registered', (screen) => {
    const path = screen.replaceAll(/[{}]/g, '');
    const pattern = screen.replaceAll(/\{(\w+)\}/g, ':$1').replace(/(?<=.)\/$/, '');
    expect(missing(path)).toBe(false);
    expect(written(path)).toBe(pattern);
  });

  it.each(SCREENS)('%s is found with and without a slash at its end', (screen) => {
    const bare = screen.replaceAll(/[{}]/g, '').replace(/(?<=.)\/$/, '');
    expect(written(`${bare}/`)).toBe(written(bare));
  });

  const OPEN = ['/', '/login-user', '/probar/predi/{idSala}', '/probar/compe/{idSala}'];

  it.each(SCREENS)('%s asks for a session unless it is one of the open ones', (screen) => {
    const element = chain(screen.replaceAll(/[{}]/g, '')).at(0)?.route.element;
    expect(isValidElement(element) && element.type === RequireSession).toBe(!OPEN.includes(screen));
  });

  it.each(['/nada', '/play/nada', '/compe/sala/4/nada', '/predi/sala', '/casual'])('%s gets a helpful page', (path) => {
    expect(missing(path)).toBe(true);
  });

  it('names every page', () => {
    const titles = (table: typeof routes): string[] =>
      table.flatMap((route) => [route.title(), ...('children' in route ? titles(route.children) : [])]);
    expect(titles(routes).every((title) => title.length > 2)).toBe(true);
  });
});
