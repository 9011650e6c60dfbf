import type { Messages } from '../../messages/es';
import { plural, spoken } from './spoken';

export const ranking: Messages['ranking'] = {
  ...spoken,
  table: (room) => `Table: ${room}`,
  place: 'Place',
  player: 'Player',
  movement: 'Change',
  points: 'Points',
  prize: (amount) => `Prize: ${amount}`,
  you: 'You',
  up: (places) => `up ${places}`,
  down: (places) => `down ${places}`,
  same: 'no change',
  tied: 'tied',
  players: (count) => plural(count, '1 player', `${count} players`),
  before: 'It starts with the first match',
  live: 'Live',
  provisional: 'Provisional points',
  official: 'Official',
  cancelled: 'Room called off',
  openTable: 'See the whole table',
  empty: 'Nobody plays this room yet.',
  loading: 'Loading table…',
  notFound: 'We cannot find this room.',
  signedOut: 'Sign in to see the table of this room.',
  signIn: 'Sign in',
};

export const reactions: Messages['reactions'] = {
  ...spoken,
  reactions: 'Reactions',
  names: { '👏': 'Applause', '⚽': 'Great goal', '🔥': 'Fire', '😂': 'Laughter', '😱': 'Shock' },
  counted: (reaction, count) => `${reaction}, ${count}`,
  notSaved: (reason) => `Your reaction was not saved. ${reason}`,
  loading: 'Loading reactions…',
  notFound: 'We cannot find this room.',
  signedOut: 'Sign in to react.',
  signIn: 'Sign in',
};
