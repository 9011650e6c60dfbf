import { createContext } from 'react';
import { pushBrowser, type PushBrowser } from './pushBrowser';

/** The browser whose notices a page turns on; stories have one of their own, because theirs has no worker. */
export const PushBrowserContext = createContext<PushBrowser>(pushBrowser);
