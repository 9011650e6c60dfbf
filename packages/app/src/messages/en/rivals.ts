import type { rivalsEs } from '../rivals.es';

const points = (count: number) => (count === 1 ? '1 point' : `${count} points`);

/** What a head-to-head says: the player against another one of the room. */
export const rivals: typeof rivalsEs = {
  title: 'Head-to-head',
  open: (name) => `See head-to-head with ${name}`,
  back: 'Ranking',
  opens: {
    compe: 'The elevens of the others open when the room closes. Until then every move is secret.',
    predi: 'The answers of the others open when each match closes. Until then every move is secret.',
  },
  tap: {
    compe: 'Tap a player to see their eleven beside yours.',
    predi: 'Tap a player to see their answers beside yours.',
  },
  you: 'You',
  points: 'points',
  place: (position) => `Place ${position}`,
  behind: (count) => `You are ${points(count)} behind`,
  ahead: (count) => `You are ${points(count)} ahead`,
  level: 'You are level',
  profile: (name) => `See ${name}’s profile`,
  chance: {
    title: 'Who wins?',
    win: 'You win',
    tie: 'You tie',
    lose: (name) => `${name} wins`,
    percent: (value) => `${value}%`,
    how: (matches) =>
      matches === 1
        ? 'We play the match that is left 1000 times and count. It is a count, not a promise.'
        : `We play the ${matches} matches that are left 1000 times and count. It is a count, not a promise.`,
    over: 'Everything has been played.',
  },
  needs: {
    title: 'What I need',
    hold: 'What they can do to me',
    none: 'Nothing that is left parts you: you have the same.',
    goal: (name) => `A goal by ${name}`,
    cleanSheet: (name) => `A clean sheet for ${name}`,
    win: (name) => `${name}’s team wins`,
    answer: (question, answer) => `${question} ${answer}`,
    mine: (count) => `+${count} for you`,
    theirs: (count, name) => `+${count} for ${name}`,
    youPass: 'That takes you past',
    theyPass: 'That takes them past you',
    prize: (position, count) => `You are ${points(count)} away from place ${position}, which pays more.`,
  },
  eleven: {
    title: 'The two elevens',
    differ: (count) => (count === 1 ? '1 different' : `${count} different`),
    same: 'You have the same eleven',
    both: 'Both',
    has: (percent) => `${percent}% have them`,
    captain: 'Captain',
  },
  answers: {
    title: 'The answers',
    differ: (count) => (count === 1 ? '1 different' : `${count} different`),
    same: 'You answered the same',
    none: 'No answer',
    has: (percent) => `${percent}%`,
    wait: 'Answers open when each match closes.',
  },
};
