// @vitest-environment jsdom
import { Suspense } from 'react';
import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { lazyNamed } from './lazyNamed';
import { nextTask } from './nextTask';

test('a piece whose code is there leaves the browser a turn before it is shown', async () => {
  const Piece = lazyNamed(() => Promise.resolve({ Piece: () => <p>ya está</p> }), 'Piece');
  const asked = new Promise<string>((resolve) => {
    setTimeout(() => resolve(document.body.textContent));
  });
  render(
    <Suspense fallback="espera">
      <Piece />
    </Suspense>,
  );
  expect(await asked).toBe('espera');
  await act(nextTask);
  expect(screen.getByText('ya está')).toBeTruthy();
});
