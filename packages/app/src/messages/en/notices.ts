import type { noticesEs } from '../notices.es';

/** What the bell opens, the day's summary and the messages about what happens while the app is open. */
export const notices: typeof noticesEs = {
  title: 'Notices',
  list: 'What we told you',
  unread: 'Unread',
  none: 'You have no notices.',
  see: 'See',
  day: {
    title: 'Summary of the day',
    week: 'Your week',
    coinsIn: 'In',
    coinsOut: 'Out',
    hits: 'Correct',
    misses: 'Wrong',
    pending: 'Pending',
    rooms: 'Rooms of today',
    allRooms: (count) => `See all ${count} rooms`,
    quests: 'Missions',
    empty: 'Nothing has happened today yet. Join a room and come back for your results.',
    won: (prize) => `You won ${prize}`,
    questSteps: (done, total) => `${done} of ${total}`,
    questReady: 'Collect',
    questPaid: 'Collected',
  },
  offer: {
    question: 'Shall we tell you here an hour before each lock?',
    accept: 'Tell me',
    done: 'Done: we will tell you on this device.',
    refused: 'You did not give the browser permission. You can turn them on whenever you like in “My account”.',
    failed: 'The browser could not turn notices on. Try later in “My account”.',
  },
  news: {
    goal: (local, visit, score) => `Goal: ${local} ${score} ${visit}`,
    scored: (player, points) => `Goal by ${player}: +${points} pts for your team`,
    gained: (player, points) => `${player} adds +${points} pts to your team`,
  },
};
