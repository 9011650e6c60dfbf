import { inLanguage } from './language/inLanguage';

/** What the tables beside the pitch say, where a team is changed on a wide screen. */
export const dockedEs = /* @__PURE__ */ inLanguage('docked', {
  team: 'Mi equipo',
  pick: 'Elige una camiseta, en la cancha o aquí, para cambiarla.',
  look: 'Elige a un jugador para ver sus puntos.',
  back: 'Volver a mi equipo',
  columns: { player: 'Jugador', position: 'Posición', club: 'Club', price: 'Precio', selected: 'Lo tiene' },
  percent: (value: number) => `${Math.round(value)}\u00a0%`,
  put: (player: string) => `Poner a ${player}`,
  cannot: (player: string, reason: string) => `${player}: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`,
  change: (player: string) => `Cambiar a ${player}`,
  see: (player: string) => `Ver puntos de ${player}`,
  allClubs: 'Todos los clubes',
  more: 'Ver más jugadores',
});
