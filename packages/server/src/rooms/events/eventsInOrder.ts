import type { EventInfo } from '@arma11/core/contract';

/** Those going on first and by their start, then the last ones to end; of equals, the one made first begins first. */
export function eventsInOrder<Event extends Pick<EventInfo, 'id' | 'estado' | 'starts_at'>>(
  events: readonly Event[],
): Event[] {
  const byStart = events.toSorted((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at) || a.id - b.id);
  const isDone = ({ estado }: Event) => estado === 'pagada' || estado === 'cancelada';
  return [...byStart.filter((event) => !isDone(event)), ...byStart.filter(isDone).toReversed()];
}
