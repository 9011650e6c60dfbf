/** Which matches the page shows: its whole state is in the address. */
export interface MatchesChoice {
  view: 'proximos' | 'resultados';
  /** `league_unique`; null for all, or for the first one in the results. */
  league: string | null;
  jornada: number | null;
  /** The match whose sheet is open. */
  match: number | null;
}

const whole = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;

/** What an address asks for; anything it does not know is left out. */
export const matchesChoice = (query: URLSearchParams): MatchesChoice => ({
  view: query.get('ver') === 'resultados' ? 'resultados' : 'proximos',
  league: query.get('liga'),
  jornada: whole(query.get('jornada')),
  match: whole(query.get('partido')),
});

/** The address of a choice. */
export function matchesQuery({ view, league, jornada, match }: MatchesChoice): URLSearchParams {
  const query = new URLSearchParams();
  if (view === 'resultados') query.set('ver', view);
  if (league !== null) query.set('liga', league);
  if (jornada !== null) query.set('jornada', String(jornada));
  if (match !== null) query.set('partido', String(match));
  return query;
}
