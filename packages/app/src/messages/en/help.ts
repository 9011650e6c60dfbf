import type { helpEs } from '../help.es';

const signed = (points: number) => (points < 0 ? `−${-points}` : `+${points}`);
const count = (many: number, one: string, several: string) => (many === 1 ? `1 ${one}` : `${many} ${several}`);
const defendersOf = (many: number) => count(many, 'defender', 'defenders');
const midfieldersOf = (many: number) => count(many, 'midfielder', 'midfielders');
const forwardsOf = (many: number) => count(many, 'forward', 'forwards');

/** How both games are played (product §2, `/play/help-ldt`). Its numbers come from the rules themselves. */
export const help: typeof helpEs = {
  title: 'How to play',
  lead: 'The rules of both games, with the points that are really paid.',
  games: 'Game',
  compe: 'Arma Tu 11',
  predi: 'Predictions',
  signed,
  plus: (points) => `${signed(points)} ${Math.abs(points) === 1 ? 'pt' : 'pts'}`,
  steps: 'Step by step',
  compeSteps: [
    'Join a room. You pay the entry only once, or nothing if it is free.',
    'We give you a complete eleven. Change whoever you like: tap a place and choose another of the same position.',
    'Choose your formation and your coach. Every change is saved by itself.',
    'The room closes a few minutes before its first match. Until then nobody else sees your team.',
    'Your players score for what they do on the pitch. Whoever gathers most points wins.',
  ],
  compePlay: 'See rooms',
  prediSteps: [
    'Join a public room, or create your own and share the code.',
    'Answer the questions of each match and tap Save. You can change your answers until the lock.',
    'Each match closes separately, a few minutes before it starts. Until then nobody else sees your picks.',
    'Each correct answer adds the points that you see on it. A wrong one takes nothing off and no answer counts 0.',
    'What counts is the result of the 90 minutes plus added time; neither extra time nor penalties.',
  ],
  prediPlay: 'See public rooms',
  formations: 'Formations',
  formationsLead: 'Always one goalkeeper and one coach. You choose how many play in each line.',
  lines: (defenders, midfielders, forwards) =>
    `${defendersOf(defenders)}, ${midfieldersOf(midfielders)} and ${forwardsOf(forwards)}`,
  points: 'Points of your players',
  pointsNote: 'Some leagues use the official table of their tournament. The one of your room is in its Info tab.',
  event: 'What they do',
  fromMinutes: (label, minutes) => `${label}: from ${minutes}`,
  every: (label, every) => `${label} (every ${every})`,
  withMinutes: (label, minutes) => `${label} (${count(minutes, 'minute', 'minutes')} or more)`,
  nothing: '–',
  noPoints: 'adds nothing',
  coach: 'Points of your coach',
  coachEvents: {
    win: 'Their team wins',
    draw: 'Their team draws',
    goals: 'Each goal of their team',
    clean_sheet: 'Their team concedes no goals',
    underdog_win: 'Wins against a higher-placed team',
    underdog_draw: 'Draws with a higher-placed team',
    yellow_card: 'Yellow card',
    red_card: 'Red card',
  },
  goalCap: (label, goals) => `${label}, up to ${goals}`,
  conditions: 'Condition of the players',
  conditionsNote: 'You can pick an injured or a suspended player: we warn you first.',
  casual: 'F6: six against six',
  casualText: (goalkeepers, defenders, midfielders, forwards) =>
    `You play with ${count(goalkeepers, 'goalkeeper', 'goalkeepers')}, ${defendersOf(defenders)}, ${midfieldersOf(midfielders)} and ${forwardsOf(forwards)}, without a coach. The points are the same.`,
  markets: 'Questions and points',
  marketsNote:
    'In some matches the points change with how hard it is to be right: what counts is what you see when you answer.',
  scorer: 'The player you choose',
  range: (first, last) => `${first} to ${last}`,
  prizes: 'Prizes',
  prizesLead: 'The entries form the pot, less the commission that each room states. This is how it is shared:',
  entries: (from, to) => {
    if (to === null) return `${count(from, 'player', 'players')} or more`;
    return from === to ? count(from, 'player', 'players') : `${from} to ${to} players`;
  },
  share: (place, percent) => `${place} ${percent}%`,
  exampleTitle: (players, fee) => `Example: ${count(players, 'player', 'players')} with an entry of ${fee}`,
  examplePot: 'Pot',
  exampleFee: 'Commission',
  modes: 'Three kinds of pot',
  ties: 'Ties',
  prediTies: [
    'If players tie on points, whoever has more correct answers wins, and then whoever has more correct answers to the questions that are worth most.',
    'If they still tie for a prize, the tie-break decides: whoever came closest to the score of the last match wins, and then to the minute of its first goal.',
    'If nobody scores points, we give everybody their entry back.',
  ],
  voided: 'Postponed matches',
  voidedText:
    'A postponed match that is not played in time counts 0 for everybody. If more than half of the room does not count, it is cancelled and we give you your entry back.',
  ranks: 'Ranks',
  ranksLead: (xp) =>
    `You earn experience for finishing a room (${xp.closedRoom}), for ending in the top half (${xp.topHalf} more), on the podium (${xp.podium} more), for each correct answer (${xp.correctAnswer}) and for signing in each day (${xp.dailyLogin}). The podium is the first quarter of the room, three places at most. Rooms of 4 or more count, and up to 3 private ones per matchday. What you pay does not count.`,
  xp: (xp) => `from ${xp} XP`,
};
