import type { MatchEstado } from '@arma11/core/contract';
import { lineupEs, type LineupMessages } from './lineup.es';
import { useWords } from './MessagesContext';

/** What the lineup editor says when a team is changed, and when something is asked for. */
export const lineupChangeEs = {
  ...lineupEs,

  came: (incoming: string, outgoing: string) => `Entró ${incoming} por ${outgoing}.`,
  queuedTitle: 'Pendiente de enviar',
  queued: (hour: string) => `Se guardará cuando vuelva tu internet, antes de las ${hour}.`,
  undone: 'Listo: tu equipo volvió a como estaba.',
  undo: 'Deshacer',
  refused: 'El servidor no aceptó el cambio. Prueba otra vez.',
  versionChanged: 'Tu equipo cambió en otro dispositivo. Cargamos la última versión: revisa y vuelve a intentar.',
  begun: 'Su partido ya cerró',
  waits: (state: MatchEstado) => `Partido ${state}: si no se juega a tiempo, vale 0 para todos.`,
  voided: (state: MatchEstado) => `Partido ${state}: vale 0 para todos.`,

  makeCaptain: (player: string) => `Hacer capitán a ${player}`,
  dropCaptain: (player: string) => `Quitar la cinta a ${player}`,
  captainIs: (player: string) => `${player} es tu capitán: sus puntos valen doble.`,
  captainNobody: 'Tu equipo se quedó sin capitán.',

  copyHelp: 'Elige de qué sala copiar tu equipo. Nada cambia hasta que aceptes.',
  copyNothing: 'No tienes otro equipo en esta jornada. Cuando entres a otra sala podrás copiarlo aquí.',
  copyFrom: (room: string) => `Copiar de ${room}`,
  copySource: (formation: string, when: string) => `${formation} · cierra ${when}`,
  copySame: 'Ya tienes ese mismo equipo',
  copyTooMany: (max: number) => `Esta sala acepta hasta ${max} por club`,
  copyChanges: (changes: number) => (changes === 1 ? 'Cambia 1 jugador.' : `Cambian ${changes} jugadores.`),
  copyFormation: (formation: string) => `Formación ${formation}.`,
  copyApply: 'Copiar equipo',
  copyBack: 'Elegir otra sala',
  copied: (changes: number) =>
    changes === 1 ? 'Equipo copiado: entró 1 jugador.' : `Equipo copiado: entraron ${changes} jugadores.`,
  loadingRooms: 'Buscando tus otras salas…',

  previewFormation: (formation: string) => `Cambiar a ${formation}`,
  leaves: (names: string) => `Sale: ${names}.`,
  enters: (names: string) => `Entra: ${names}.`,
  bestAvailable: 'el mejor disponible',
  formationChanged: (formation: string) => `Formación ${formation}.`,
  confirmFormation: (formation: string) => `Cambiar a ${formation}`,
  cancel: 'Cancelar',
  previewFill: 'Completar con los mejores',
  previewFillHelp: 'Marca a quien quieras conservar. Nada cambia hasta que aceptes.',
  keep: (player: string) => `Conservar a ${player}`,
  keptAll: 'Conservas a todos: no hay nada que cambiar',
  swapFor: (outgoing: string) => `por ${outgoing}`,
  applyFill: (changes: number) => (changes === 1 ? 'Hacer 1 cambio' : `Hacer ${changes} cambios`),
  filled: (changes: number) => (changes === 1 ? 'Cambiamos a 1 jugador.' : `Cambiamos a ${changes} jugadores.`),

  leaving: (player: string) => `Sale ${player}`,
  leavingWith: (player: string, condition: string) => `Sale ${player}, ${condition}`,
  repeated: 'Ya está en tu equipo',
  maxPerClub: (max: number) => `Ya tienes ${max} de este club`,
  otherPosition: 'Juega en otra posición',
  loadingPlayers: 'Cargando jugadores…',
  unavailable: (player: string, condition: string) => `${player} figura como ${condition}. ¿Lo pones igual?`,
  putAnyway: 'Sí, ponlo',
  chooseOther: 'Elegir otro',

  breakdown: (player: string) => `Puntos de ${player}`,
  noPoints: 'Todavía no suma puntos.',
  breakdownTotal: 'Total',
  corrected: (points: number) => `Corregido después del pago: hoy serían ${points}. Tus puntos y premios no cambian.`,
  times: (count: number) => `× ${count}`,
  cannotCopy: 'No pudimos leer ese equipo. Prueba otra vez.',
  alreadyBest: 'Tu equipo ya tiene a los mejores.',
  cannotFill: 'No pudimos preparar la propuesta. Prueba otra vez.',
};

/** The words of changing a team, with those of the first view. */
export type LineupChangeMessages = typeof lineupChangeEs;

/** The words of changing a team, for who has those of the first view, a partner's own and another language among them. */
export const changeWordsOf = (t: LineupMessages): LineupChangeMessages => ({ ...lineupChangeEs, ...t });

/** The words of changing a team, a partner's own among them. */
export const useLineupChangeWords = () => useWords('lineup', lineupChangeEs);
