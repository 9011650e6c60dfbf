import { expect, it } from 'vitest';
import { refreshedFiles, toldRefreshed } from './refreshedFiles.mjs';

const CARD = 'packages/widgets/src/RoomCard/PrediCard.tsx';
const STORY = 'packages/widgets/src/RoomCard/RoomCard.stories.tsx';
const WALLET = 'packages/app/src/features/wallet/balance/WalletPage.stories.tsx';
const picture = (name) => `visual/references/${name}.png`;

const storyOf = new Map([
  ['card--movil', STORY],
  ['wallet--movil', WALLET],
]);
const reachedFrom = (story) => new Set(story === STORY ? [STORY, CARD] : [story]);
const branch = (edited) => ({ edited, storyOf, reachedFrom });

it('a refresh tells pictures of what was changed by hand, and last those that nobody expected', () => {
  const generated = ['docs/api.md', picture('card--movil'), picture('wallet--movil'), picture('old--movil')];
  expect(toldRefreshed(refreshedFiles(generated, branch([CARD, 'docs/rules.md']))).split('\n')).toEqual([
    'Generated anew; look at each before you commit it:',
    '  docs/api.md',
    `Pictures of what draws ${CARD}:`,
    `  ${picture('card--movil')}`,
    'Pictures that no story of this run takes:',
    `  ${picture('old--movil')}`,
    'Pictures that nobody expected, since their stories draw no file that was changed by hand:',
    `  ${picture('wallet--movil')}`,
  ]);
});

it('what decorates every story is a reason for every picture, its tests are for none', () => {
  const pictures = [picture('wallet--movil')];
  expect(refreshedFiles(pictures, branch(['.storybook/preview.tsx'])).unexpected).toEqual([]);
  expect(refreshedFiles(pictures, branch(['.storybook/pictures.test.ts'])).unexpected).toEqual(pictures);
});

it('a refresh after which nothing differs tells nothing', () => {
  expect(toldRefreshed(refreshedFiles([], branch([CARD])))).toBe('');
});
