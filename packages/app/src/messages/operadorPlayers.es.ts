/** What the operator's pages say about the players of a league. */
export const operadorPlayersEs = {
  title: 'Jugadores',
  lead: 'Quién juega en cada club. Retirar a alguien no toca los onces que ya lo tienen.',
  list: 'Lista de jugadores',
  none: 'Nadie con esos filtros.',
  find: 'Nombre',
  columns: { player: 'Jugador', team: 'Club', position: 'Puesto', condition: 'Estado', act: 'Acción' },
  conditions: ['Bien', 'En duda', 'Lesionado', 'Suspendido'],
  retired: 'Retirado',
  retire: 'Retirar',
  retireTitle: (name: string) => `Retirar a ${name}`,
  retireEffect: (name: string) =>
    `Las salas que se abran desde ahora no tienen a ${name}. Las que ya están abiertas y sus onces siguen igual.`,
  retiredDone: (name: string) => `${name} ya no sale en las próximas salas.`,
  back: 'Devolver',
  backTitle: (name: string) => `Devolver a ${name}`,
  backEffect: (name: string) => `Las salas vuelven a tener a ${name}, también las abiertas mientras tanto.`,
  backDone: (name: string) => `${name} vuelve a estar en las salas.`,
};
