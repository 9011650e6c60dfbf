import type { offlineEs } from '../offline.es';

/** What the app says when the network is poor, and about new versions of itself. */
export const offline: typeof offlineEs = {
  read: (hour) => `No connection. We show you the latest that we saved (${hour}).`,
  none: 'No connection. Check your internet.',
  slow: (hour) => `Your connection is slow. We show you the latest that we saved (${hour}).`,
  waiting: (count) => (count === 1 ? '1 change waiting to be sent.' : `${count} changes waiting to be sent.`),
  leaveTitle: 'You have something unsent',
  leaving: (count) =>
    count === 1
      ? '1 change is waiting for your connection to come back. If you sign out now, it is lost.'
      : `${count} changes are waiting for your connection to come back. If you sign out now, they are lost.`,
  stay: 'Stay',
  leave: 'Sign out anyway',
  newVersion: 'There is a new version',
  update: 'Update',
  teamSaved: (hour) => `Your team was sent. Saved ${hour}.`,
  answersSaved: (hour) => `Your predictions were sent. Saved ${hour}.`,
  teamLate: (hour) => `Your team did not arrive in time: the room closed at ${hour}. Your last saved version counts.`,
  teamElsewhere: 'Your team changed on another screen while you had no internet. The version of that screen counts.',
  teamRefused: (reason) => `Your team was not saved. ${reason} Your last saved version counts.`,
  answersLate: 'Your predictions did not arrive in time: the match has already closed. Your last saved version counts.',
  answersPart: (hour) =>
    `One match had already closed: the rest was saved at ${hour}. For that match your last saved version counts.`,
  answersRefused: (reason) => `Your predictions were not saved. ${reason}`,
};
