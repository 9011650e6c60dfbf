import { formatDay, wallClock } from '@arma11/core/domain';

/** The month of a moment with its year: 'junio de 2026'. */
export function monthOf(moment: string): string {
  const month = formatDay(moment).split(' de ').at(-1) ?? '';
  return `${month} de ${wallClock(moment).year}`;
}
