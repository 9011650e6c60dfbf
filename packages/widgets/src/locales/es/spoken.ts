import { spokenIn } from '../intl/spokenIn';

/** What only Peru calls so. */
const texts: Readonly<Record<string, string>> = {
  'Más de 2.5': 'Más de 2,5',
  'Menos de 2.5': 'Menos de 2,5',
  'Valla invicta': 'Portería a cero',
  Atajadas: 'Paradas',
  'Penales atajados': 'Penaltis parados',
  'Penales fallados': 'Penaltis fallados',
  Autogoles: 'Goles en propia puerta',
  'Tu sesión venció. Ingresa de nuevo y vuelves donde estabas.':
    'Tu sesión ha caducado. Inicia sesión de nuevo y vuelves donde estabas.',
};

export const spoken = spokenIn({
  locale: 'es',
  texts,
  refusals: {},
  shortDay: { weekday: 'short', day: 'numeric', month: 'short' },
  closed: 'Cerrado',
  closesIn: (left) => `Cierra en ${left}`,
  closesOn: (date) => `Cierra ${date}`,
  days: (count) => (count === 1 ? '1 día' : `${count} días`),
  jornada: (jornada) => `Jornada ${jornada}`,
  places: (from, to) => (from === to ? `${from}.º` : `${from}.º a ${to}.º`),
  listedAs: (player, condition) => `${player} figura como ${condition}.`,
});
