import { expect, it } from 'vitest';
import { eventsInOrder } from './listEvents';

const event = (id: number, estado: 'abierta' | 'pagada', day: number) => ({
  id,
  estado,
  starts_at: `2026-06-1${day}T20:00:00.000Z`,
});
const order = [
  event(4, 'abierta', 1),
  event(6, 'abierta', 1),
  event(1, 'abierta', 2),
  event(5, 'pagada', 1),
  event(3, 'pagada', 0),
  event(2, 'pagada', 0),
];
const idsOf = (events: readonly { id: number }[]) => events.map(({ id }) => id);

it('puts events in one order, in whatever order the database gives those that start together', () => {
  for (const start of order.keys()) {
    const given = [...order.slice(start), ...order.slice(0, start)];
    expect(idsOf(eventsInOrder(given))).toEqual(idsOf(order));
    expect(idsOf(eventsInOrder(given.toReversed()))).toEqual(idsOf(order));
  }
});
