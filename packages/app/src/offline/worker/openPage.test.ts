import { expect, it } from 'vitest';
import { openPage } from './openPage';

/** Windows of the app, and what was done with them. */
function windowsOf(...states: ('visible' | 'hidden')[]) {
  const done: string[] = [];
  const refused = new Set<number>();
  const windows = states.map((visibilityState, index) => ({
    visibilityState,
    navigate(link: string) {
      if (refused.has(index)) return Promise.reject(new TypeError('not controlled'));
      done.push(`${index} to ${link}`);
      return Promise.resolve(windows[index]!);
    },
    focus: async () => void done.push(`focus ${index}`),
  }));
  return {
    done,
    refused,
    matchAll: async () => windows,
    openWindow: async (link: string) => void done.push(`open ${link}`),
  };
}

it('goes to the page in the window that is seen, and brings it to the front', async () => {
  const windows = windowsOf('hidden', 'visible');
  await openPage(windows, '/compe');
  expect(windows.done).toEqual(['1 to /compe', 'focus 1']);
});

it('takes a window that is not seen before it opens one', async () => {
  const windows = windowsOf('hidden');
  await openPage(windows, '/compe');
  expect(windows.done).toEqual(['0 to /compe', 'focus 0']);
});

it('opens a window where there is none, or where it cannot be moved', async () => {
  const [none, stubborn] = [windowsOf(), windowsOf('visible')];
  stubborn.refused.add(0);
  for (const windows of [none, stubborn]) await openPage(windows, '/compe');
  expect([none.done, stubborn.done]).toEqual([['open /compe'], ['open /compe']]);
});
