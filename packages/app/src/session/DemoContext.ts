import { createContext, useContext } from 'react';
import type { DemoAccount } from './demoAccount';

/** The account of the demo that this server plays, or null where it plays none. */
export const DemoContext = createContext<DemoAccount | null>(null);

/** The demo's account, or null: then there is nothing to try without an account of one's own. */
export const useDemoAccount = (): DemoAccount | null => useContext(DemoContext);
