import { createContext } from 'react';
import type { AppOutbox } from './createOutbox';

/** The app's outbox, for who sends and tells what is in it. */
export const OutboxContext = createContext<AppOutbox | null>(null);
