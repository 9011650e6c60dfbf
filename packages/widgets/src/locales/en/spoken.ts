import { pluralIn } from '../intl/pluralIn';
import { spokenIn } from '../intl/spokenIn';
import { refusals } from './refusals';

export const plural = pluralIn('en');

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** '1st', '22nd'. */
const ordinal = (place: number) => `${place}${ENDINGS[ordinals.select(place)] ?? 'th'}`;

/** Our own Spanish texts that the server sends, and those of the client. */
const texts: Readonly<Record<string, string>> = {
  '¿Quién gana?': 'Who wins?',
  Local: 'Home',
  Empate: 'Draw',
  Visita: 'Away',
  '¿Cuántos goles?': 'How many goals?',
  'Más de 2.5': 'Over 2.5',
  'Menos de 2.5': 'Under 2.5',
  '¿Marcan los dos?': 'Do both score?',
  Sí: 'Yes',
  No: 'No',
  '¿Quién marca primero?': 'Who scores first?',
  'Sin goles': 'No goals',
  'Marcador exacto': 'Exact score',
  Otro: 'Other',
  '¿Quién marca un gol?': 'Who scores a goal?',
  'Otro jugador': 'Another player',
  Nadie: 'Nobody',
  '¿Quién pasa de ronda?': 'Who goes through?',
  '¿Quién será el campeón?': 'Who will be champion?',
  '¿Quién será el subcampeón?': 'Who will be runner-up?',
  '¿Quién será el máximo goleador?': 'Who will be top scorer?',
  'Minutos jugados': 'Minutes played',
  'Aporte defensivo': 'Defensive contribution',
  'Mejores del partido': 'Best of the match',
  Goles: 'Goals',
  Asistencias: 'Assists',
  'Valla invicta': 'Clean sheet',
  Atajadas: 'Saves',
  'Penales atajados': 'Penalties saved',
  'Penales fallados': 'Penalties missed',
  'Goles recibidos': 'Goals conceded',
  'Tarjeta amarilla': 'Yellow card',
  'Tarjeta roja': 'Red card',
  Autogoles: 'Own goals',
  Victoria: 'Win',
  'Goles de su equipo': 'Goals of the team',
  'Victoria ante un equipo mejor ubicado': 'Win against a higher-placed team',
  'Empate ante un equipo mejor ubicado': 'Draw against a higher-placed team',
  'Promedio de su equipo': 'Average of the team',
  Habilitado: 'Fit',
  Dudoso: 'Doubtful',
  Lesionado: 'Injured',
  Suspendido: 'Suspended',
  'Tu sesión venció. Ingresa de nuevo y vuelves donde estabas.':
    'Your session has expired. Sign in again and you are back where you were.',
  'Algún dato no es válido. Revísalo y prueba otra vez.': 'Something is not valid. Check it and try again.',
  'No encontramos lo que buscas. Revisa el enlace.': 'We cannot find what you are looking for. Check the link.',
  'Algo cambió mientras jugabas. Vuelve a cargar y prueba otra vez.':
    'Something changed while you played. Reload and try again.',
  'No hay conexión. Revisa tus datos.': 'No connection. Check your internet.',
  'No hay conexión. Prueba otra vez.': 'No connection. Try again.',
  'Nuestro servidor no pudo responder. Prueba otra vez en un momento.':
    'Our server could not answer. Try again in a moment.',
  'Ya cerró: no se aceptan más cambios.': 'It has closed: no more changes are accepted.',
  'Verificando... Todavía no sabemos si se completó. No lo repitas: te avisamos aquí.':
    'Checking… We do not know yet whether it went through. Do not repeat it: we will tell you here.',
  'El servidor no confirmó tus respuestas.': 'The server did not confirm your answers.',
};

export const spoken = spokenIn({
  locale: 'en',
  texts,
  refusals,
  shortDay: { weekday: 'short', day: 'numeric', month: 'short' },
  closed: 'Closed',
  closesIn: (left) => `Closes in ${left}`,
  closesOn: (date) => `Closes ${date}`,
  days: (count) => plural(count, '1 day', `${count} days`),
  jornada: (jornada) => `Matchday ${jornada}`,
  places: (from, to) => (from === to ? ordinal(from) : `${ordinal(from)} to ${ordinal(to)}`),
  listedAs: (player, condition) => `${player} is listed as ${condition}.`,
});
