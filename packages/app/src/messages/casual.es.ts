import { inLanguage } from './language/inLanguage';

/** What casual F6 says: its rooms and how to enter them (product §2, rules R10.1). */
export const casualEs = /* @__PURE__ */ inLanguage('casual', {
  join: {
    title: 'Entrar a una F6',
    lead: 'Fútbol 6: un portero, dos defensas, dos mediocampistas y un delantero. Sin entrenador.',
    filter: 'Precio',
    all: 'Todas',
    free: 'Gratis',
    paid: 'Con entrada',
    rooms: 'Salas abiertas',
    none: 'Ahora no hay salas F6 abiertas. Mientras tanto, arma tu once.',
    noneHere: 'Ninguna sala con esos filtros.',
    clear: 'Quitar filtros',
    eleven: 'Ver salas de Arma Tu 11',
    mine: 'Ver mis F6',
  },
  mine: {
    title: 'Mis F6',
    lead: 'Tus salas de fútbol 6, las de ahora y las que ya jugaste.',
    running: 'En juego',
    past: 'Terminadas',
    none: 'Aún no tienes salas. Empieza con una gratis.',
    find: 'Buscar una F6',
    nonePast: 'Cuando termine tu primera F6, la verás aquí.',
  },
  sala: (id: number, jornada: string) => `F6 · Sala ${id} · ${jornada}`,
  total: 'Puntos de tu seis',
  of: (username: string) => `Equipo de ${username}`,
});
