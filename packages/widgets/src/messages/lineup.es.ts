import type { MatchEstado, Position } from '@arma11/core/contract';
import { positionName } from '@arma11/core/domain';
import { useWords } from './MessagesContext';
import { spokenEs } from './spoken.es';
import { conditionsEs } from './figures.es';

const positionsEs: Record<Position, string> = {
  0: positionName(0),
  1: positionName(1),
  2: positionName(2),
  3: positionName(3),
  4: positionName(4),
};

/** What the lineup editor says before anybody changes or asks for anything. */
export const lineupEs = {
  ...spokenEs,
  editor: 'Tu equipo',
  formation: 'Formación',
  view: 'Ver equipo como',
  pitch: 'Cancha',
  list: 'Lista',
  pitchGroup: (formation: string) => `Cancha, ${formation}`,
  brand: 'Arma tu 11',
  lines: ['Portero', 'Defensas', 'Mediocampistas', 'Delanteros', 'Entrenador'],
  /** One player of each line. */
  positions: positionsEs,
  conditions: conditionsEs,
  coach: 'Entrenador',
  place: (position: string, place: number, of: number) => (of > 1 ? `${position} ${place} de ${of}` : position),
  points: (points: number) => (Math.abs(points) === 1 ? `${points} punto` : `${points} puntos`),
  pointsWord: (points: number): string => (Math.abs(points) === 1 ? 'punto' : 'puntos'),
  change: 'Cambiar',
  seePoints: 'Ver puntos',
  saving: 'Guardando…',
  saved: (hour: string) => `Guardado ${hour}`,
  savedShort: 'Guardado.',
  notSaved: 'No se guardó',
  unknownOutcome: 'Sin confirmar',
  undoLast: 'Deshacer el último cambio',
  nothingToUndo: 'No hay cambios por deshacer',
  closed: 'Cerrado',
  closedAt: (hour: string) => `Cerró a las ${hour}.`,
  provisional: 'Provisional',
  official: 'Oficial',
  provisionalNote: 'Puntos provisionales. Se confirman 1 hora después del último partido.',
  untouched: 'Sin tocar',
  untouchedNote: 'Sin tocar: este once te tocó al azar. Cámbialo: si dos onces son iguales, se reparten el premio.',
  replaced: (names: readonly string[]) =>
    names.length === 1
      ? `Entró ${names[0]} por quien no juega esta jornada. Revísalo.`
      : `Entraron ${names.join(', ')} por quienes no juegan esta jornada. Revísalos.`,
  stopped: (state: MatchEstado) => `partido ${state}`,
  stateName: (state: MatchEstado): string => state,
  home: (rival: string) => `vs ${rival}`,
  away: (rival: string) => `en ${rival}`,
  noMatch: 'Sin partido',
  average: (value: string) => `promedio ${value}`,
  averageShort: (value: string) => `Prom. ${value}`,
  hour: (hour: string) => `${hour} H`,
  playsAt: (when: string) => `juega ${when}`,
  minute: (minute: number | null) => (minute === null ? 'En vivo' : `${minute}′`),
  playing: (minute: number | null) => (minute === null ? 'en vivo' : `minuto ${minute}`),
  break: 'Descanso',
  final: 'Final',
  inPlay: (players: number) => `${players} jugando`,
  toPlay: (players: number) => `${players} por jugar`,
  played: (players: number) => (players === 1 ? '1 terminó' : `${players} terminaron`),
  bands: ['hasta 4', '5 a 7', '8 a 10', 'más de 10'],
  fillBest: 'Completar con los mejores',
  closesAt: (when: string) => `Cierra ${when}`,
  lateNote: 'Cambia a quien aún no juega',

  captain: 'capitán',
  armband: 'C',
  chooseCaptain: 'Elige a tu capitán',

  copy: 'Copiar de otra sala',

  close: 'Cerrar',
  noChunk: 'No pudimos cargar esta parte. Revisa tu conexión.',

  loading: 'Cargando tu equipo…',
  noEntry: 'No encontramos tu equipo en esta sala.',
  noLineup: 'Aún no tienes equipo para esta jornada.',
  makeLineup: 'Armar mi equipo',
  retry: 'Reintentar',
  signedOut: 'Ingresa para armar tu equipo.',
  signIn: 'Ingresar',
};

/** The words of the first view. */
export type LineupMessages = typeof lineupEs;

/** The words of this section, a partner's own among them. */
export const useLineupWords = () => useWords('lineup', lineupEs);
