// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ClientProvider, createClient } from '@arma11/core';
import { LockCountdown } from './LockCountdown';

const NOW = Date.parse('2026-06-11T20:00:00Z');

beforeEach(() => vi.useFakeTimers({ now: NOW }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show(minutes: number, size?: 'l') {
  const client = createClient({ now: Date.now, transport: async () => ({ status: 200, headers: {}, body: {} }) });
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <ClientProvider client={client}>
        <LockCountdown lockAt={new Date(NOW + minutes * 60_000).toISOString()} size={size} />
      </ClientProvider>
    </QueryClientProvider>,
  );
  return { text: container.textContent, clock: container.querySelector('svg') };
}

describe('LockCountdown', () => {
  it.each([16, 134])('has a clock beside the time that is left, which nobody is read', (minutes) => {
    expect(show(minutes).clock?.getAttribute('aria-hidden')).toBe('true');
  });

  it('says what closes to who is read it', () => {
    expect(show(16).text).toBe('Cierra en 16 min');
  });

  it.each([
    ['a date', 4 * 24 * 60, undefined],
    ['a lock that has passed', -1, undefined],
    ['a number under its own heading', 16, 'l'],
  ] as const)('has none beside %s', (_, minutes, size) => {
    expect(show(minutes, size).clock).toBeNull();
  });
});
