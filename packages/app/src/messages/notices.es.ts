import { inLanguage } from './language/inLanguage';

/** What the bell opens, the day's summary and the messages about what happens while the app is open. */
export const noticesEs = /* @__PURE__ */ inLanguage('notices', {
  title: 'Avisos',
  list: 'Lo que te avisamos',
  unread: 'Sin leer',
  none: 'No tienes avisos.',
  see: 'Ver',
  day: {
    title: 'Resumen del día',
    week: 'Tu semana',
    coinsIn: 'Entró',
    coinsOut: 'Salió',
    hits: 'Aciertos',
    misses: 'Fallos',
    pending: 'Pendientes',
    rooms: 'Salas de hoy',
    allRooms: (count: number) => `Ver las ${count} salas`,
    quests: 'Misiones',
    empty: 'Hoy todavía no pasó nada. Entra a una sala y vuelve por tus resultados.',
    won: (prize: string) => `Ganaste ${prize}`,
    questSteps: (done: number, total: number) => `${done} de ${total}`,
    questReady: 'Cobrar',
    questPaid: 'Cobrada',
  },
  offer: {
    question: '¿Te avisamos aquí una hora antes de cada cierre?',
    accept: 'Avísame',
    done: 'Listo: te avisaremos en este dispositivo.',
    refused: 'No diste permiso al navegador. Puedes activarlos cuando quieras en «Mi cuenta».',
    failed: 'El navegador no pudo activar los avisos. Prueba más tarde en «Mi cuenta».',
  },
  news: {
    goal: (local: string, visit: string, score: string) => `Gol: ${local} ${score} ${visit}`,
    scored: (player: string, points: number) => `Gol de ${player}: +${points} pts para tu once`,
    gained: (player: string, points: number) => `${player} suma +${points} pts a tu once`,
  },
});
