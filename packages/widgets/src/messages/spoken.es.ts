import { countdown, formatShortDay, formatTime } from '@arma11/core/domain';
import type { Countdown, Moment } from '@arma11/core/rules';

/** What every section needs to say when something is, how a figure is written, and what came from the server. */
export interface SpokenMessages {
  /** An hour, in Lima: '14:55'. */
  time: (moment: Moment) => string;
  /** A day in a row or on a card: 'jue 11 jun'. */
  shortDay: (moment: Moment) => string;
  /** The day of the week, short, as it stands within a sentence: 'jue'. */
  weekday: (moment: Moment) => string;
  /** What is left until a lock, in milliseconds; `date` is how the lock is written from a day on. */
  timeLeft: (msLeft: number, date?: string) => Countdown;
  /** An average, with one decimal: '7.5'. */
  oneDecimal: (value: number) => string;
  /** A text of the game's own that the server sent: a question, an answer, the name of a jornada. */
  fromServer: (text: string) => string;
  /** Why something failed. */
  failure: (error: Error) => string;
}

/** In es-PE, which is what the server speaks. */
export const spokenEs: SpokenMessages = {
  time: formatTime,
  shortDay: formatShortDay,
  weekday: (moment) => formatShortDay(moment).slice(0, 3),
  timeLeft: countdown,
  oneDecimal: (value) => value.toFixed(1),
  fromServer: (text) => text,
  failure: ({ message }) => message,
};
