import type { PushBrowser } from '../offline/push/pushBrowser';

/** A browser that could show notices and does not yet: Storybook's own page has no worker that might. */
export const storyPushBrowser: PushBrowser = {
  permission: () => 'ready',
  current: async () => null,
  subscribe: async () => null,
  unsubscribe: async () => undefined,
};
