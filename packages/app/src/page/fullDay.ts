import { formatDay, wallClock } from '@arma11/core/domain';

/** A day with its year, for what may be years away: 'jueves 11 de junio de 2026'. */
export const fullDay = (moment: string) => `${formatDay(moment)} de ${wallClock(moment).year}`;
