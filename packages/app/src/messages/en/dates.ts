import { formatTime, limaZone, placeLabel, type Moment } from '@arma11/core/domain';
import { en } from '@arma11/widgets/locales/en';
import type { datesEs } from '../dates.es';

const { shortDay, weekday, timeLeft, fromServer } = en.messages.roomCard;

function inLima(options: Intl.DateTimeFormatOptions): (moment: Moment) => string {
  const formatter = new Intl.DateTimeFormat('en', { timeZone: limaZone, ...options });
  return (moment) => formatter.format(new Date(moment));
}

/** When something is, in Lima's time, which place somebody has, and how much a part is. */
export const dates: typeof datesEs = {
  kickoff: (moment) => `${shortDay(moment)} ${formatTime(moment)}`,
  shortDay,
  weekday,
  day: inLima({ weekday: 'long', day: 'numeric', month: 'long' }),
  fullDay: inLima({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
  month: inLima({ month: 'long', year: 'numeric' }),
  timeLeft,
  places: (award) => fromServer(placeLabel(award)),
  place: (place) => fromServer(placeLabel({ position_from: place, position_to: place })),
  percent: (percent) => `${percent}%`,
};
