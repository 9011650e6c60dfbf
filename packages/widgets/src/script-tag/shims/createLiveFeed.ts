import type { LiveFeed } from '@arma11/core';

/** On a partner's page no stream is opened: what is live is asked for again and again. */
export const createLiveFeed = (): LiveFeed => ({ watch: () => () => undefined, isOpen: () => false });
