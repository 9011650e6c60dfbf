import { configure } from 'storybook/test';
import { commands } from 'vitest/browser';
import { plantPixel } from './pictures/plantPixel';
import { takePictures } from './pictures/takePictures';

// A run of tests takes pictures; a Storybook that a person has open does not.
globalThis.takeStoryPictures = takePictures;

// What a story waits for comes late on a busy machine; a second is not a rule of anything.
configure({ asyncUtilTimeout: 10_000 });

await commands.believeOnline();

// The test of the test (plantedPixel.test.ts) has every story changed by one pixel.
if (import.meta.env.VITE_PLANTED_PIXEL) plantPixel();
