// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { mountPage } from '../../testing/mountPage';
import { wideScreen } from '../../testing/wideScreen';
import { RoomHeader } from './RoomHeader';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const mount = () =>
  mountPage({
    path: '/predi/sala/1',
    page: <RoomHeader backHref="/predi" title="Sala Norte" subtitle="Sala 1" badge={null} />,
    answers: { 'GET plus/notifications/': { unread: 3, results: [] } },
  });

it('has the bell with the count of what is unread', async () => {
  mount();
  expect(await screen.findByRole('button', { name: /3/ })).toBeTruthy();
});

it('leaves the bell to the side panel where there is one', () => {
  wideScreen();
  mount();
  expect(screen.queryByRole('button')).toBeNull();
});
