import type { MovementFilter } from '@arma11/core/site';
import { es } from '../../../messages/es';

/** The types of movement that can be chosen, in their order. */
export const MOVEMENT_TYPES = Object.keys(es.wallet.movements.types) as NonNullable<MovementFilter['type']>[];

const dayOf = (text: string | null) => {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text ? undefined : text;
};

/** What an address asks for; whatever it says that is no type and no day is left out. */
export function movementFilter(query: URLSearchParams): MovementFilter {
  const type = MOVEMENT_TYPES.find((each) => each === query.get('tipo'));
  const from = dayOf(query.get('desde'));
  const to = dayOf(query.get('hasta'));
  return { ...(type && { type }), ...(from && { from }), ...(to && { to }) };
}

/** The address of a filter: nothing in it when nothing is chosen. */
export function movementQuery({ type, from, to }: MovementFilter): URLSearchParams {
  const query = new URLSearchParams();
  if (type) query.set('tipo', type);
  if (from) query.set('desde', from);
  if (to) query.set('hasta', to);
  return query;
}

/** Whether the last day lies before the first: then nothing can be found. */
export const isBackwards = ({ from, to }: MovementFilter): boolean =>
  from !== undefined && to !== undefined && to < from;
