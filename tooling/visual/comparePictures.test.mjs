import { expect, it, vi } from 'vitest';
import { comparePictures } from './comparePictures.mjs';
import { referenceNames } from './pictures.mjs';

it('pictures are updated by no other browser than the packaged one', async () => {
  const before = referenceNames();
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  await expect(comparePictures(['--update'], process.execPath)).rejects.toThrow(/packaged Chromium only/);
  expect(referenceNames()).toEqual(before);
  vi.unstubAllEnvs();
});
