import {
  countdown,
  formatDay,
  formatKickoff,
  formatShortDay,
  placeLabel,
  wallClock,
  type Moment,
} from '@arma11/core/domain';
import { inLanguage } from './language/inLanguage';

const yearOf = (moment: Moment) => wallClock(moment).year;

/** When something is, in Lima's time, which place somebody has, and how much a part is. */
export const datesEs = /* @__PURE__ */ inLanguage('dates', {
  /** 'jue 11 jun 15:00 H'. */
  kickoff: (moment: Moment) => formatKickoff(moment),
  /** 'jue 11 jun'. */
  shortDay: (moment: Moment) => formatShortDay(moment),
  /** 'jue'. */
  weekday: (moment: Moment) => formatShortDay(moment).slice(0, 3),
  /** 'jueves 11 de junio'. */
  day: (moment: Moment) => formatDay(moment),
  /** For what may be years away: 'jueves 11 de junio de 2026'. */
  fullDay: (moment: Moment) => `${formatDay(moment)} de ${yearOf(moment)}`,
  /** 'junio de 2026'. */
  month: (moment: Moment) => `${formatDay(moment).split(' de ').at(-1)} de ${yearOf(moment)}`,
  /** What is left until a lock, in milliseconds; `date` is how the lock is written from a day on. */
  timeLeft: (msLeft: number, date?: string) => countdown(msLeft, date),
  /** '1.º', '4.º a 6.º'. */
  places: placeLabel,
  /** '1.º'. */
  place: (place: number) => placeLabel({ position_from: place, position_to: place }),
  /** '40 %'. */
  percent: (percent: number) => `${percent} %`,
});
