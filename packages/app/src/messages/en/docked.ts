import type { dockedEs } from '../docked.es';

/** What the tables beside the pitch say, where a team is changed on a wide screen. */
export const docked: typeof dockedEs = {
  team: 'My team',
  pick: 'Choose a shirt, on the pitch or here, to change it.',
  look: 'Choose a player to see their points.',
  back: 'Back to my team',
  columns: { player: 'Player', position: 'Position', club: 'Club', price: 'Price', selected: 'Picked by' },
  percent: (value) => `${Math.round(value)}%`,
  put: (player) => `Put in ${player}`,
  cannot: (player, reason) => `${player}: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`,
  change: (player) => `Change ${player}`,
  see: (player) => `See points of ${player}`,
  allClubs: 'All clubs',
  more: 'See more players',
};
