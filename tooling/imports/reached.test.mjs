import { expect, it } from 'vitest';
import { reachedFrom } from './reached.mjs';

const home = reachedFrom('packages/app/src/features/home/HomePage.stories.tsx');
const card = reachedFrom('packages/widgets/src/RoomCard/RoomCard.stories.tsx');

it('a file reaches what its imports import, through packages and pages that are loaded later', () => {
  expect([...card]).toEqual(expect.arrayContaining(['packages/widgets/src/RoomCard/PrediCard.tsx']));
  expect([...home]).toEqual(
    expect.arrayContaining([
      'packages/app/src/features/home/HomeSections.tsx',
      'packages/widgets/src/QuestBar/QuestBar.tsx',
      'packages/testing/scenarios/index.ts',
    ]),
  );
});

it('of an index it reaches only what is taken of it', () => {
  const login = reachedFrom('packages/app/src/features/entry/consent/ConsentGate.tsx');
  expect([...card]).not.toContain('packages/widgets/src/LineupEditor/LineupEditor.tsx');
  expect([...login].some((file) => file.includes('/LineupEditor/'))).toBe(false);
});

it('what is imported for its types alone is not reached', () => {
  expect([...card]).not.toContain('packages/core/src/client/Outbox.ts');
});
