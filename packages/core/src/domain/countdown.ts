/** What a countdown shows. */
export interface Countdown {
  kind: 'date' | 'hours' | 'minutes' | 'closed';
  /** The sentence: 'Cierra en 5 h 12 min'. */
  text: string;
  /** The bare time for a ticket: '2 h 14 min', '12 min', '40 s'. */
  short: string;
  /** Under 15 minutes: draw it in the live colour. */
  urgent: boolean;
}

/** What a countdown says around its figures. */
export interface CountdownWords {
  closed: string;
  /** 'Cierra en 12 min'. */
  closesIn: (left: string) => string;
  /** 'Cierra jue 11 jun'. */
  closesOn: (date: string) => string;
  /** '1 día', '3 días'. */
  days: (count: number) => string;
}

const spanish: CountdownWords = {
  closed: 'Cerrado',
  closesIn: (left) => `Cierra en ${left}`,
  closesOn: (date) => `Cierra ${date}`,
  days: (count) => (count === 1 ? '1 día' : `${count} días`),
};

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * The countdown to a lock (product §10.2): from 24 h on its date, then hours and minutes, in the last minute the running seconds,
 * and 'Cerrado' from the lock on. It never reads as an hour of the day. Seconds round up, so that it reads '1 s' until the very end.
 * `date` is the lock as it should be shown ("jue 11 jun 14:55 H"); without one whole days are counted. `words` are those of
 * another language.
 */
export function countdown(msLeft: number, date?: string, words: CountdownWords = spanish): Countdown {
  const seconds = Math.ceil(msLeft / 1000);
  if (seconds <= 0) return { kind: 'closed', text: words.closed, short: words.closed, urgent: false };
  if (seconds >= day) return untilDate(seconds, date, words);
  const short = seconds >= minute ? hoursAndMinutes(seconds) : `${seconds} s`;
  return {
    kind: seconds >= hour ? 'hours' : 'minutes',
    text: words.closesIn(short),
    short,
    urgent: seconds < 15 * minute,
  };
}

function untilDate(seconds: number, date: string | undefined, words: CountdownWords): Countdown {
  const inDays = words.days(Math.floor(seconds / day));
  const text = date === undefined ? words.closesIn(inDays) : words.closesOn(date);
  return { kind: 'date', text, short: date ?? inDays, urgent: false };
}

const hoursAndMinutes = (seconds: number) =>
  `${seconds < hour ? '' : `${Math.floor(seconds / hour)} h `}${Math.floor((seconds % hour) / minute)} min`;
