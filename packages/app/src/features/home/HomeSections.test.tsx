// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { mountPage } from '../../testing/mountPage';
import { HomeSections } from './HomeSections';

afterEach(cleanup);

it('what cannot be read is asked for a few times, not as long as the page is open', async () => {
  const sent = mountPage({ path: '/play', page: <HomeSections />, answers: {} });
  await screen.findByRole('heading', { name: 'Salas para hoy' });
  await new Promise((resolve) => setTimeout(resolve, 500));
  const times = (path: string) => sent.filter((request) => request.path.startsWith(path)).length;
  expect(times('compe/list/all-by-user/')).toBeLessThanOrEqual(4);
  expect(times('predi/sala/list-by_user/')).toBeLessThanOrEqual(4);
});
