import type { searchEs } from '../search.es';

/** What the search says. */
export const search: typeof searchEs = {
  title: 'Search',
  lead: 'Players, teams, open rooms and people.',
  field: 'What are you looking for',
  hint: 'Type at least two letters of how it begins.',
  start: 'Search for a player, their team, a room or a friend by name.',
  none: (text) => `We found nothing that begins with "${text}".`,
  clear: 'Clear the search',
  players: 'Players',
  clubs: 'Teams',
  rooms: 'Open rooms',
  people: 'People',
  compe: 'Arma Tu 11',
  predi: 'Predictions',
  free: 'Free',
  found: (count) => (count === 1 ? '1 result' : `${count} results`),
};
