const players = (count: number) => (count === 1 ? '1 jugador' : `${count} jugadores`);
const rooms = (count: number) => (count === 1 ? '1 sala espera' : `${count} salas esperan`);

/** What the board of the matchday says. */
export const operadorBoardEs = {
  title: 'Jornada',
  lead: 'Lo que necesita a una persona ahora, lo más urgente primero.',
  list: 'Lo que espera por ti',
  none: 'Nada espera por ti: la jornada va sola.',
  columns: { urgency: 'Cuándo', what: 'Qué pasa', which: 'Dónde', who: 'A quién toca', when: 'Hora', act: 'Qué hacer' },
  urgencies: { now: 'Ahora', today: 'Hoy', later: 'Después' },
  kinds: {
    room_unpaid: 'Sala sin pagar',
    incident: 'Incidencia',
    match_late: 'Partido atrasado',
    result_unofficial: 'Resultado sin confirmar',
    no_statistics: 'Partido sin eventos',
    lock_moved: 'Cierre movido',
    feed_alarm: 'Fuente con alarma',
    withdrawals: 'Retiros por pagar',
    top_ups: 'Recargas por revisar',
    adjustments: 'Ajustes por confirmar',
  },
  acts: {
    room_unpaid: 'Simular y liquidar',
    incident: 'Decidir',
    match_late: 'Poner al día',
    result_unofficial: 'Confirmar resultado',
    no_statistics: 'Cargar eventos',
    lock_moved: 'Avisar a la sala',
    feed_alarm: 'Ver la fuente',
    withdrawals: 'Pagar',
    top_ups: 'Revisar',
    adjustments: 'Confirmar',
  },
  unpaid: {
    unofficial: 'falta confirmar un resultado',
    incident: 'tiene una incidencia abierta',
    outcome: 'falta decir cómo terminó el torneo, en Partidos',
  } as Record<string, string>,
  ready: 'ya se puede liquidar',
  stood: (at: string) => `cerraba ${at}`,
  players,
  rooms,
  requests: (count: number) => (count === 1 ? '1 pedido' : `${count} pedidos`),
  worth: (count: string, coins: string) => `${count}, ${coins}`,
  until: (at: string) => `hasta ${at}`,
  since: (at: string) => `desde ${at}`,
};
