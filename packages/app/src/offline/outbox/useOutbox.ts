import { useContext } from 'react';
import { createOutbox, type AppOutbox } from './createOutbox';
import { OutboxContext } from './OutboxContext';

/** The app's outbox, from here on also the client's: a page that changes what may wait asks for it first. */
export function useOutbox(): AppOutbox | null {
  const place = useContext(OutboxContext);
  return place && (place.outbox ??= createOutbox(place.store));
}
