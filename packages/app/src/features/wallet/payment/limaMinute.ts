import { momentOf, wallClock } from '@arma11/core/domain';

const two = (value: number) => String(value).padStart(2, '0');

/** A moment as a date-and-time field shows it, by Lima's clocks: '2026-06-11T15:04'. */
export function limaMinute(moment: string | number): string {
  const { year, month, day, hour, minute } = wallClock(moment);
  return `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`;
}

/** The instant that such a field means, for the wire; null when it says none. */
export function instantOf(field: string): string | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})/.exec(field)?.slice(1).map(Number);
  if (!parts) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = parts;
  return momentOf({ year, month, day, hour, minute, second: 0 }).toISOString();
}
