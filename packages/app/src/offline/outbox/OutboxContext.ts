import { createContext } from 'react';
import type { SessionStore } from '@arma11/core';
import type { AppOutbox } from './createOutbox';

/** The place of the app's outbox. What fills it comes with the first part of the app that keeps or sends something. */
export interface OutboxPlace {
  store: SessionStore;
  outbox?: AppOutbox;
}

/** For who keeps, sends and shows what waits: `useOutbox` fills it. */
export const OutboxContext = createContext<OutboxPlace | null>(null);
