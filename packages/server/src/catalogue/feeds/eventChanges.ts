import type { FeedEvent } from './feedShape';

/** An event as a match's page has it. */
export interface HeldEvent extends FeedEvent {
  id: number;
}

/** What makes the page tell what the source tells. */
export interface EventChanges {
  gone: number[];
  added: FeedEvent[];
}

const keyOf = (event: FeedEvent) =>
  [event.match_external_id, event.type, event.local, event.player_external_id ?? event.player_name].join('|');

function byKey<E extends FeedEvent>(events: readonly E[]): Map<string, E[]> {
  const groups = new Map<string, E[]>();
  for (const event of events) groups.set(keyOf(event), [...(groups.get(keyOf(event)) ?? []), event]);
  return groups;
}

/** Those of one player: an event keeps its row while the source tells it, at its minute where it tells one. */
function changesOf(held: readonly HeldEvent[], told: readonly FeedEvent[], minute: number | null): EventChanges {
  const left = [...held];
  const added: FeedEvent[] = [];
  for (const event of told.toSorted((a, b) => (a.minute ?? 999) - (b.minute ?? 999))) {
    const same = left.findIndex((each) => event.minute === null || each.minute === event.minute);
    if (same >= 0) left.splice(same, 1);
    else added.push({ ...event, minute: event.minute ?? minute });
  }
  return { gone: left.map(({ id }) => id), added };
}

/**
 * The difference between the events that matches have and those that their source tells now: a goal that is taken back
 * goes. A source that tells no minutes has its events at the minute in which they were first seen (rules R18.6).
 *
 * @param minuteOf The minute of a match that is on; null otherwise.
 */
export function eventChanges(
  held: readonly HeldEvent[],
  told: readonly FeedEvent[],
  minuteOf: (match: string) => number | null,
): EventChanges {
  const [before, now] = [byKey(held), byKey(told)];
  const all: EventChanges = { gone: [], added: [] };
  for (const key of new Set([...before.keys(), ...now.keys()])) {
    const [first] = now.get(key) ?? before.get(key)!;
    const { gone, added } = changesOf(before.get(key) ?? [], now.get(key) ?? [], minuteOf(first!.match_external_id));
    all.gone.push(...gone);
    all.added.push(...added);
  }
  return all;
}
