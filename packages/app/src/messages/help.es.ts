import { inLanguage } from './language/inLanguage';

const signed = (points: number) => (points < 0 ? `−${-points}` : `+${points}`);

/** How both games are played (product §2, `/play/help-ldt`). Its numbers come from the rules themselves. */
export const helpEs = /* @__PURE__ */ inLanguage('help', {
  title: 'Cómo se juega',
  lead: 'Las reglas de los dos juegos, con los puntos que de verdad se pagan.',
  games: 'Juego',
  compe: 'Arma Tu 11',
  predi: 'Predicciones',
  signed,
  plus: (points: number) => `${signed(points)} pts`,
  steps: 'Paso a paso',
  compeSteps: [
    'Entra a una sala. Pagas la entrada una sola vez, o nada si es gratis.',
    'Te damos un once completo. Cambia a quien quieras: tocas un puesto y eliges a otro de la misma posición.',
    'Elige tu formación y tu entrenador. Cada cambio se guarda solo.',
    'La sala cierra unos minutos antes de su primer partido. Hasta entonces nadie más ve tu equipo.',
    'Tus jugadores suman por lo que hacen en la cancha. Gana quien junta más puntos.',
  ],
  compePlay: 'Ver salas',
  prediSteps: [
    'Entra a una sala pública, o crea la tuya y comparte el código.',
    'Responde las preguntas de cada partido y toca Guardar. Puedes cambiar tus respuestas hasta el cierre.',
    'Cada partido cierra por separado, unos minutos antes de empezar. Hasta entonces nadie más ve tu jugada.',
    'Cada acierto suma los puntos que ves en la alternativa. Fallar no resta y no responder vale 0.',
    'Vale el resultado de los 90 minutos más el tiempo añadido; ni prórroga ni penales.',
  ],
  prediPlay: 'Ver salas públicas',
  formations: 'Formaciones',
  formationsLead: 'Siempre un portero y un entrenador. Tú eliges cuántos juegan en cada línea.',
  lines: (defenders: number, midfielders: number, forwards: number) =>
    `${defenders} defensas, ${midfielders} mediocampistas y ${forwards === 1 ? '1 delantero' : `${forwards} delanteros`}`,
  points: 'Puntos de tus jugadores',
  pointsNote: 'Algunas ligas usan la tabla oficial de su torneo. La de tu sala está en su pestaña Info.',
  event: 'Qué hace',
  fromMinutes: (label: string, minutes: number) => `${label}: desde ${minutes}`,
  every: (label: string, every: number) => `${label} (cada ${every})`,
  withMinutes: (label: string, minutes: number) => `${label} (${minutes} minutos o más)`,
  nothing: '–',
  noPoints: 'no suma',
  coach: 'Puntos de tu entrenador',
  coachEvents: {
    win: 'Su equipo gana',
    draw: 'Su equipo empata',
    goals: 'Cada gol de su equipo',
    clean_sheet: 'Su equipo no recibe goles',
    underdog_win: 'Gana a un equipo mejor ubicado',
    underdog_draw: 'Empata con un equipo mejor ubicado',
    yellow_card: 'Tarjeta amarilla',
    red_card: 'Tarjeta roja',
  },
  goalCap: (label: string, goals: number) => `${label}, hasta ${goals}`,
  conditions: 'Estado de los jugadores',
  conditionsNote: 'Puedes poner a un lesionado o a un suspendido: te avisamos antes.',
  casual: 'F6: seis contra seis',
  casualText: (goalkeepers: number, defenders: number, midfielders: number, forwards: number) =>
    `Juegas con ${goalkeepers} portero, ${defenders} defensas, ${midfielders} mediocampistas y ${forwards} delantero, sin entrenador. Los puntos son los mismos.`,
  markets: 'Preguntas y puntos',
  marketsNote:
    'En algunos partidos los puntos cambian según lo difícil que sea acertar: valen los que ves al responder.',
  scorer: 'El jugador que elijas',
  range: (first: string, last: string) => `${first} a ${last}`,
  prizes: 'Premios',
  prizesLead: 'Las entradas forman el pozo, menos la comisión que dice cada sala. Así se reparte:',
  entries: (from: number, to: number | null) => {
    if (to === null) return `${from} jugadores o más`;
    return from === to ? `${from} jugadores` : `${from} a ${to} jugadores`;
  },
  share: (place: string, percent: number) => `${place} ${percent} %`,
  exampleTitle: (players: number, fee: string) => `Ejemplo: ${players} jugadores con entrada de ${fee}`,
  examplePot: 'Pozo',
  exampleFee: 'Comisión',
  modes: 'Tres tipos de pozo',
  ties: 'Empates',
  prediTies: [
    'Si empatan en puntos, gana quien tiene más aciertos, y luego quien acertó más preguntas de las que más valen.',
    'Si aún empatan por un premio, decide el desempate: gana quien más se acercó al marcador del último partido, y luego al minuto de su primer gol.',
    'Si nadie suma puntos, devolvemos la entrada a todos.',
  ],
  voided: 'Partidos aplazados',
  voidedText:
    'Un partido aplazado que no se juega a tiempo vale 0 para todos. Si no cuenta más de la mitad de la sala, se cancela y te devolvemos la entrada.',
  ranks: 'Rangos',
  ranksLead: (xp: { closedRoom: number; topHalf: number; podium: number; correctAnswer: number; dailyLogin: number }) =>
    `Ganas experiencia al terminar una sala (${xp.closedRoom}), al quedar en la mitad de arriba (${xp.topHalf} más), en el podio (${xp.podium} más), por cada acierto (${xp.correctAnswer}) y por entrar cada día (${xp.dailyLogin}). El podio es el primer cuarto de la sala, tres puestos como máximo. Cuentan las salas de 4 o más, y hasta 3 privadas por fecha. Lo que pagas no cuenta.`,
  xp: (xp: number) => `desde ${xp} XP`,
});
