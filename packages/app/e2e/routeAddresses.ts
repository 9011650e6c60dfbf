import { routes } from '../src/routes';
import type { AppRoute } from '../src/shell/appRoute';
import type { RealIds } from './realIds';

/** A route of the table, with the addresses at which it is visited. */
export interface Visited {
  /** As the table writes it. */
  pattern: string;
  open: boolean;
  /** Who visits it signed in: the desk is for those who run the game, who work for the demo's partner as well. */
  by: 'player' | 'operator';
  addresses: readonly string[];
}

const patternsOf = (route: AppRoute): { pattern: string; open: boolean }[] => {
  const { path, open = false } = route;
  const children = 'children' in route ? route.children : [{ path: '' }];
  return children.map((child) => ({ pattern: child.path ? `${path}/${child.path}` : path, open }));
};

/** Every pattern of the route table. */
export const patterns = routes.flatMap(patternsOf);

/** Where a route is visited whose address needs an id, or that shows more with a query. */
const special = (ids: RealIds, grant: string): Record<string, readonly string[]> => ({
  '/embed/entrar': [grant],
  '/probar/compe/:idSala': ids.compe.map((id) => `/probar/compe/${id}`),
  '/probar/predi/:idSala': ids.predi.map((id) => `/probar/predi/${id}`),
  ...ofRooms('/compe/sala/:idSala', ids.compe, ['', '/ranking', '/puntos', '/premios', '/info']),
  ...ofRooms('/casual/sala/:idIns', ids.casual, ['', '/ranking', '/puntos', '/premios']),
  ...ofRooms('/predi/sala/:idPredi', ids.predi, ['', '/rapida', '/puntos', '/ranking', '/info', '/tie']),
  '/compe/sala/:idSala/duelo/:rival': [`/compe/sala/${ids.compe[0]!}/duelo/${ids.rivals.compe}`],
  '/casual/sala/:idIns/duelo/:rival': [`/casual/sala/${ids.casual[0]!}/duelo/${ids.rivals.casual}`],
  '/predi/sala/:idPredi/duelo/:rival': [`/predi/sala/${ids.predi[0]!}/duelo/${ids.rivals.predi}`],
  '/predi/sala/:idPredi/settings': [`/predi/sala/${ids.own.id}/settings`],
  '/predi/choice-sala-predi/:idSala': [`/predi/choice-sala-predi/${ids.draft}`],
  '/predi/shared-sala-predi/:idSala': [`/predi/shared-sala-predi/${ids.own.id}`],
  '/predi/sala-join': ['/predi/sala-join', `/predi/sala-join?code=${ids.own.code}&predi=${ids.own.id}`],
  '/compe/sala/join': ['/compe/sala/join/', `/compe/sala/join/?code=${ids.compeCode}`],
  '/compe/sala/ins': [`/compe/sala/ins?price=50&league=${ids.league}`],
  '/play/help-ldt': ['/play/help-ldt', '/play/help-ldt?juego=predi'],
  '/play/pay-qr': ['/play/pay-qr', `/play/pay-qr?id=${ids.deposit}`],
  '/play/eventos/tabla/:id/:jornada': ids.event.jornadas.map((each) => `/play/eventos/tabla/${ids.event.id}/${each}/`),
  '/play/ligas-compe/equipos/:uniqueLeague': [`/play/ligas-compe/equipos/${ids.league}/`],
  '/play/ligas-compe/equipos/:uniqueLeague/:idTeam': [`/play/ligas-compe/equipos/${ids.league}/${ids.team}/`],
  '/play/grupos/entrar': ['/play/grupos/entrar', `/play/grupos/entrar?code=${ids.group.code}`],
  ...ofRooms('/play/grupos/:idGrupo', [ids.group.id], ['', '/muro', '/salas', '/marcas']),
  '/users/profile/:keyusername': [`/users/profile/${ids.keyusername}`],
  '/operador/salas/:room': ids.compe.slice(0, 1).map((id) => `/operador/salas/${id}`),
  '/operador/inscripciones/:entry': ids.casual.slice(0, 1).map((id) => `/operador/inscripciones/${id}`),
  '/operador/partidos/:match': [`/operador/partidos/${ids.match}`],
  '/operador/usuarios/:user': [`/operador/usuarios/${ids.player}`],
  '/partners/console/:partner': ['/partners/console/1'],
  '/partners/console/:partner/cifras': ['/partners/console/1/cifras'],
  '/partners/console/:partner/insertar': ['/partners/console/1/insertar'],
  '/partners/console/:partner/webhooks': ['/partners/console/1/webhooks'],
  // Of the live side, and of the one for trying, which has them.
  '/partners/console/:partner/jugadores': [1, 2].map((id) => `/partners/console/${id}/jugadores`),
});

/** The tabs of rooms, or of groups, each in every one: they stand in different states. */
const ofRooms = (pattern: string, rooms: readonly number[], tabs: readonly string[]) => {
  const at = (id: number, tab: string) => `${pattern.replace(/:\w+/, String(id))}${tab}`;
  return Object.fromEntries(tabs.map((tab) => [`${pattern}${tab}`, rooms.map((id) => at(id, tab))]));
};

/** The table with an address for each route; one that needs an id and was given none is a mistake of this file. */
export function visitedRoutes(ids: RealIds, grant: string): Visited[] {
  const given = special(ids, grant);
  return patterns.map(({ pattern, open }) => {
    const addresses = given[pattern] ?? (pattern.includes(':') ? [] : [pattern]);
    if (addresses.length === 0) throw new Error(`Nobody gave the route ${pattern} an address: add it here.`);
    return { pattern, open, by: /^\/(operador|partners)\b/.test(pattern) ? 'operator' : 'player', addresses };
  });
}

/** Which addresses of routes are visited. */
export type Addresses = (visited: readonly Visited[]) => string[];

/** All of them: rooms in each of their states. */
export const everyOne: Addresses = (visited) => visited.flatMap(({ addresses }) => addresses);

/** One address of each route; of those with several (a room in play, open, settled) another one each time. */
export const oneOfEach: Addresses = (visited) => visited.map(({ addresses }, at) => addresses[at % addresses.length]!);

/** What is behind the sign-in, and the window of partners, which shows more to who is signed in. */
export const behindSignIn = (visited: readonly Visited[], by: Visited['by']): Visited[] =>
  visited.filter((route) => route.by === by && (!route.open || route.pattern === '/embed/entrar'));

export const isRoom = ({ pattern }: Visited): boolean => /^\/(compe|casual|predi)\/sala\//.test(pattern);

/** Addresses of nothing: they say so under a heading, with a way on. */
export const NOWHERE = [
  '/no/existe',
  '/compe/sala/999999',
  '/casual/sala/999999',
  '/predi/sala/999999',
  '/users/profile/nadie-se-llama-asi',
  '/play/ligas-compe/equipos/ninguna/',
  '/play/ligas-compe/equipos/demo/999999/',
  '/play/eventos/tabla/999999/1/',
  '/play/pay-qr?id=999999',
  '/play/grupos/999999',
  '/play/grupos/entrar?code=ABCDE-FGHJK',
];
