import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import { entryPage } from '../../catalogue/incidents/entryPage';
import type { RoomLock } from './locksOfPlayer';

/** What locks in a room within this time of the first is one entry, as it is one reminder (rules R14.8). */
const TOGETHER_MS = 12 * 3_600_000;
const HOUR_S = 3600;

/**
 * The calendar of a player's locks as iCalendar (RFC 5545): an entry at each, that rings an hour before (rules R14.10).
 * @param locks the soonest first.
 */
export function lockCalendar(locks: readonly RoomLock[], publicUrl: string): string {
  const calendar = ical({
    name: 'Arma Tu 11: tus cierres',
    prodId: { company: 'Arma Tu 11', product: 'Cierres', language: 'ES' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: HOUR_S,
  });
  const { host } = new URL(publicUrl);
  for (const lock of firstOfEach(locks)) {
    const url = `${publicUrl}${entryPage(lock)}`;
    const event = calendar.createEvent({
      id: `${lock.kind}-${lock.room}-${lock.what}@${host}`,
      start: lock.lock_at,
      summary: `Cierra «${lock.name}»`,
      description: `${lock.league}, ${lock.jornada}. ${lock.kind === 'compe' ? 'Tu once' : 'Tus predicciones'}: ${url}`,
      url,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
    event.createAlarm({ type: ICalAlarmType.display, trigger: HOUR_S });
  }
  return calendar.toString();
}

function firstOfEach(locks: readonly RoomLock[]): RoomLock[] {
  const firsts = new Map<number, number>();
  return locks.filter((lock) => {
    const at = Date.parse(lock.lock_at);
    const first = firsts.get(lock.room);
    if (lock.kind === 'predi' && first !== undefined && at < first + TOGETHER_MS) return false;
    firsts.set(lock.room, at);
    return true;
  });
}
