import { useWords } from './MessagesContext';
import { joiningEs } from './joining.es';
import { roomFateEs } from './roomFate.es';
import { spokenEs } from './spoken.es';

/** What a room card says; `joinSheetEs` has the words of its sheet. */
export const roomCardEs = {
  ...spokenEs,
  fee: 'Entrada',
  paid: 'Pagaste',
  free: 'Gratis',
  pot: 'Pozo',
  prizeLabel: 'Premio',
  rankPoints: 'Puntos de rango',
  firstPrize: 'Premio al primero',
  wonAt: (place: string) => `${place} puesto · Ganaste`,
  yourPlace: 'Tu puesto',
  ofEvent: (detail: string) => (detail === '' ? 'Evento' : `Evento · ${detail}`),
  modes: { garantizado: 'Garantizada', proporcional: 'Se ajusta', completo: 'Debe llenarse' },
  modeHelp: {
    garantizado: 'El premio se paga completo aunque la sala no se llene.',
    proporcional: 'El pozo y los premios se ajustan a cuántos juegan.',
    completo: 'Si la sala no se llena, se cancela y te devolvemos todo.',
  },
  seats: 'cupos',
  seatsLabel: (taken: number, of: number) => `${taken} de ${of} cupos`,
  joined: 'Dentro',
  play: 'Jugar',
  join: 'Unirme',
  see: 'Ver',
  closesIn: 'Cierra en',
  closesToday: (hour: string) => `Cierra hoy, ${hour}`,
  closesTomorrow: (hour: string) => `Cierra mañana, ${hour}`,
  closesOn: (day: string, hour: string) => `Cierra ${day}, ${hour}`,
  matches: (count: number) => (count === 1 ? '1 partido' : `${count} partidos`),
  onMatches: (detail: string, count: number) => `${detail} · ${count === 1 ? '1 partido' : `${count} partidos`}`,
  players: (count: number) => (count === 1 ? '1 jugador' : `${count} jugadores`),
  more: (count: number) => `+${count}`,
  unanswered: (count: number) => (count === 1 ? 'Te falta 1 respuesta' : `Te faltan ${count} respuestas`),

  full: 'Llena',
  fullReason: 'Esta sala ya se llenó.',
  closed: 'Cerrado',
  closedAt: (hour: string) => `Cerró a las ${hour}`,
  closedShort: (hour: string) => `Cerró ${hour}`,
  live: 'En vivo',
  settling: 'Por confirmar',
  finished: 'Final',
  cancelled: 'Cancelada',
  ...roomFateEs,
  returnedLabel: 'Te devolvimos',

  openRoom: (action: string, room: string) => `${action}: ${room}`,
  room: (room: string, detail: string) => `${room}, ${detail}`,

  ...joiningEs,
  movedRoom: 'Esta sala ya se llenó. Te llevamos a otra igual.',
  welcome: (room: string) => `Listo: ya estás en ${room}.`,
  dismiss: 'Cerrar aviso',

  loading: 'Cargando sala…',
  notFound: 'No encontramos esta sala.',
  failed: 'No pudimos cargar la sala.',
  signedOut: 'Ingresa para ver esta sala.',
  signIn: 'Ingresar',
};

/** The words of a room card, its sheet apart. */
export type RoomCardMessages = typeof roomCardEs;

/** The words of this section, a partner's own among them. */
export const useRoomCardWords = () => useWords('roomCard', roomCardEs);
