import { definePreviewAddon } from 'storybook/internal/csf';
import type { modes } from '../modes';
import { assertQuietConsole } from '../stage/quietConsole';
import { assertAllRequestsKnown } from '../scenario/unknownRequests';

/** What a story says of its pictures: `photographed(…)` of modes.ts. */
export interface PictureParameters {
  chromatic?: { disableSnapshot?: boolean; modes?: Partial<Record<keyof typeof modes, { disable?: boolean }>> };
}

declare global {
  /** Compares a story with its committed pictures: there in a run of tests alone (vitest.setup.ts). */
  var takeStoryPictures: undefined | ((storyId: string, parameters: PictureParameters) => Promise<void>);
}

/** Every story that is photographed is compared with its pictures once its play function has passed. */
export const picturesTaken = definePreviewAddon({
  afterEach: async ({ id, parameters }) => {
    if (!globalThis.takeStoryPictures) return;
    await globalThis.takeStoryPictures(id, parameters as PictureParameters);
    // Other screens ask for more.
    assertAllRequestsKnown();
    assertQuietConsole();
  },
});
