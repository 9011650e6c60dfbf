import { inLanguage } from './language/inLanguage';

/** What the search says. */
export const searchEs = /* @__PURE__ */ inLanguage('search', {
  title: 'Buscar',
  lead: 'Jugadores, equipos, salas abiertas y personas.',
  field: 'Qué buscas',
  hint: 'Escribe al menos dos letras de cómo empieza.',
  start: 'Busca a un jugador, a su equipo, una sala o a un amigo por su nombre.',
  none: (text: string) => `No encontramos nada que empiece con "${text}".`,
  clear: 'Borrar la búsqueda',
  players: 'Jugadores',
  clubs: 'Equipos',
  rooms: 'Salas abiertas',
  people: 'Personas',
  compe: 'Arma Tu 11',
  predi: 'Predicciones',
  free: 'Gratis',
  /** Said aloud once they are there. */
  found: (count: number) => (count === 1 ? '1 resultado' : `${count} resultados`),
});
