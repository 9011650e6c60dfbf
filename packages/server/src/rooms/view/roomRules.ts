import type { RoomRules } from '@arma11/core/contract';
import {
  displayAmount,
  displayFee,
  formatKickoff,
  isCasual,
  isLegends,
  LEAST_PRICE,
  MOST_PRICE,
  ROOM_BUDGET,
} from '@arma11/core/domain';
import { roomMoney } from './roomMoney';
import type { RoomWithSeat } from './roomView';
import { LEAVE_LEAD_MIN, needsAll } from '../join/leaveRoom';
import { NEWCOMER_ROOMS } from '../join/assertMayEnter';
import { scoringLines } from './scoringLines';
import { inNumber } from '../../platform/messages/inNumber';

const modes = {
  proporcional: 'Se ajusta: el pozo se calcula con los que entraron de verdad.',
  garantizado: 'Garantizada: se paga lo publicado aunque no se llene.',
  completo: 'Debe llenarse: si no se llena, se cancela y te devolvemos todo.',
};

/** The frozen rules of a room, as data and as paragraphs a player reads on the info tab. */
export function roomRules(
  room: RoomWithSeat,
  { local_contry, longTermLock }: { local_contry: string; longTermLock: string | null },
): RoomRules {
  const { rules, modo_pozo, commission_bps, lock_lead_min, min_players } = room;
  const money = [
    `Entrada: ${displayFee({ amount_ins: room.amount_ins, local_contry }).text}.`,
    modes[modo_pozo],
    ...(room.amount_ins > 0 ? [`Comisión: ${commission_bps / 100} %. El resto va al pozo.`] : []),
    `Corre con ${modo_pozo === 'completo' ? room.max_players : min_players} jugadores o más.`,
  ];
  return {
    kind: room.kind,
    id: room.id,
    rules_version: room.rules_version,
    rules: { ...rules, modo_pozo, commission_bps, lock_lead_min, min_players },
    sections: [
      { title: 'Entrada y pozo', lines: money },
      { title: 'Cierre', lines: [...lockLines(room), ...longTermLines(longTermLock)] },
      {
        title: 'Premios',
        lines: [...prizeLines(room, local_contry), ...(longTermLock ? [longTermPaid] : [])],
      },
      room.kind === 'compe'
        ? { title: 'Puntos', lines: scoringLines(rules.scoring, rules.season) }
        : { title: 'Puntos', lines: predictionLines },
      { title: 'Partidos aplazados', lines: voidLines },
    ],
  };
}

const lockLines = (room: RoomWithSeat) => [
  `La sala cierra el ${formatKickoff(room.lock_at)}, ${inNumber(room.lock_lead_min, 'minuto', 'minutos')} antes del primer partido.`,
  needsAll(room)
    ? `Puedes salir con devolución hasta ${LEAVE_LEAD_MIN} minutos antes del cierre, mientras no esté llena.`
    : `Puedes salir con devolución hasta ${LEAVE_LEAD_MIN} minutos antes del cierre.`,
  ...extraLines(room),
  room.kind === 'compe'
    ? 'Hasta el cierre nadie más ve tu equipo.'
    : 'Cada partido cierra por separado, 5 minutos antes de empezar. Hasta entonces nadie más ve tu jugada.',
];

// The questions about the competition as a whole (rules R17.5).
const longTermLines = (lock: string | null) =>
  lock ? [`Las preguntas del torneo cierran el ${formatKickoff(lock)}, o antes si ya se sabe la respuesta.`] : [];
const longTermPaid = 'Como pregunta por el torneo, esta sala se paga cuando el torneo termina.';

function extraLines(room: RoomWithSeat): string[] {
  const { flags } = room.rules;
  const lines = [
    [
      room.jornada_to > room.jornada_from,
      'Armas un equipo por jornada: cada una cierra con su primer partido y todas suman.',
    ],
    [flags.captain, 'Tu capitán vale doble. El entrenador no puede serlo.'],
    [flags.late_swap, 'Después del cierre puedes cambiar a quien aún no juega, hasta que cierre su partido.'],
    [flags.max_per_club !== null, `Puedes poner hasta ${flags.max_per_club} del mismo club.`],
    [
      flags.budget === true,
      `Tu equipo puede costar hasta ${ROOM_BUDGET} M. Cada jugador vale de ${LEAST_PRICE} a ${MOST_PRICE} M según su promedio, y su precio no cambia.`,
    ],
    [flags.solo_nuevos, `Solo entran jugadores con menos de ${NEWCOMER_ROOMS} salas pagadas terminadas.`],
    [isCasual(room), 'Juegas con seis: 1 arquero, 2 defensas, 2 mediocampistas y 1 delantero, sin entrenador.'],
    [isLegends(room), 'Entras con una de tus leyendas. Es tu emblema: no da puntos y sigue siendo tuya.'],
  ] as const;
  return lines.flatMap(([holds, line]) => (holds ? [line] : []));
}

function prizeLines(room: RoomWithSeat, local_contry: string): string[] {
  const { awards } = roomMoney(room);
  const money = (coins: number) => displayAmount({ amount: coins, local_contry }).text;
  return [
    ...awards.map(({ label, percent, amount }) => `${label}: ${percent} % del pozo, ${money(amount)}.`),
    'Si hay empate, se suman los premios de los puestos empatados y se reparten en partes iguales.',
    ...(room.kind === 'predi' ? ['Si nadie suma puntos, devolvemos la entrada a todos.'] : []),
    `Pagamos cuando el resultado es oficial, desde ${delayInWords(room.rules.settle_delay_s)} después del último partido.`,
  ];
}

function delayInWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes === 60) return 'una hora';
  return minutes === 1 ? 'un minuto' : `${minutes} minutos`;
}

const predictionLines = [
  'Cada acierto suma los puntos que ves en la alternativa. Fallar no resta.',
  'Vale el resultado de los 90 minutos más el tiempo añadido; ni prórroga ni penales.',
  'Si empatan en puntos, gana quien tiene más aciertos, y luego quien acertó más preguntas de las que más valen.',
  'Si aún empatan por un premio, gana quien más se acercó al marcador del último partido, y luego al minuto de su primer gol.',
];

const voidLines = [
  'Un partido cuenta si termina dentro de las 48 horas siguientes al último horario previsto de la sala.',
  'Si no, vale 0 para todos. Si más de la mitad no cuenta, la sala se cancela y te devolvemos la entrada.',
];
