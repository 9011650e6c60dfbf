// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryRouter } from 'react-router';
import { ClientProvider, createClient, type Client, type LiveFeed, type LiveWatcher } from '@arma11/core';
import type { LiveUpdate, Match, Notification } from '@arma11/core/contract';
import { liveUpdateFixture } from '@arma11/testing/fixtures/liveUpdateFixture';
import { fixtureLineup } from '@arma11/testing/fixtures/lineupFixture';
import { LiveNews } from './LiveNews';

// Without chance, what is spread over seconds is asked for at once.
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const match = (goals_local: number, goals_visit = 0) =>
  ({ id: 9, local: { name: 'Melgar' }, visit: { name: 'Cienciano' }, goals_local, goals_visit }) as Match;
const notice = (id: number, title: string): Notification => ({
  id,
  kind: 'premio',
  title,
  body: '',
  link: '/predi/sala/2/ranking',
  created_at: '2026-06-11T20:00:00Z',
  read_at: null,
});
const pageOf = (results: unknown[]) => ({ count: results.length, next: null, previous: null, results });

async function mount(at = '/play') {
  const notices = [notice(1, 'De ayer')];
  const asked: string[] = [];
  const answering = createClient({
    transport: async ({ path }) => {
      asked.push(path.replace(/\?.*/, ''));
      const body = () => {
        if (path.startsWith('plus/notifications')) return { ...pageOf(notices), unread: notices.length };
        if (path.startsWith('compe/list/all-by-user'))
          return pageOf([{ sala: { id: 7 }, sala_detail: { estado: 'en_vivo' }, lock_at: '2026-06-11T20:00:00Z' }]);
        if (path.startsWith('compe/compe-lienup')) return lineup;
        return pageOf([]);
      };
      return { status: 200, headers: {}, body: body() };
    },
  });
  const watchers: LiveWatcher[] = [];
  const watched: string[][] = [];
  const live: LiveFeed = {
    isOpen: () => false,
    watch(rooms, watcher) {
      watched.push([...rooms]);
      watchers.push(watcher);
      return () => undefined;
    },
  };
  const client: Client = Object.assign(answering, { live });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ClientProvider client={client}>
        <MemoryRouter initialEntries={[at]}>
          <LiveNews />
          <input />
        </MemoryRouter>
      </ClientProvider>
    </QueryClientProvider>,
  );
  await pass(1000);
  const tell = async (part: Partial<LiveUpdate>) => {
    act(() => watchers.at(-1)!.updated(liveUpdateFixture(part)));
    await pass(1000);
  };
  return { tell, asked, watched, notices };
}

const lineup = fixtureLineup();
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const told = () => screen.queryByRole('status')?.textContent ?? null;

describe('LiveNews', () => {
  it('follows the rooms that are not over and says nothing at first', async () => {
    const { tell, watched } = await mount();
    expect(watched).toEqual([['compe:7']]);
    await tell({ matches: [match(1)] });
    expect(told()).toBeNull();
  });

  it('tells a goal, and takes it away after seven seconds', async () => {
    const { tell } = await mount();
    await tell({ matches: [match(0)] });
    await tell({ matches: [match(1)] });
    expect(told()).toContain('Gol: Melgar 1–0 Cienciano');
    await pass(7000);
    expect(told()).toBeNull();
  });

  it('tells one thing at a time, and the same only once', async () => {
    const { tell } = await mount();
    await tell({ matches: [match(0)] });
    await tell({ matches: [match(1)] });
    await tell({ matches: [match(2)] });
    expect(screen.getAllByRole('status')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    await pass(600);
    expect(told()).toContain('2–0');
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    await tell({ matches: [match(1)] });
    await tell({ matches: [match(2)] });
    expect(told()).toBeNull();
  });

  it('keeps a toast while somebody points at it', async () => {
    const { tell } = await mount();
    await tell({ matches: [match(0)] });
    await tell({ matches: [match(1)] });
    fireEvent.pointerEnter(screen.getByRole('status').parentElement!);
    await pass(20_000);
    expect(told()).toContain('Gol');
    fireEvent.pointerLeave(screen.getByRole('status').parentElement!);
    await pass(7000);
    expect(told()).toBeNull();
  });

  it('waits while something is being typed', async () => {
    const { tell } = await mount();
    const field = screen.getByRole('textbox');
    field.focus();
    await tell({ matches: [match(0)] });
    await tell({ matches: [match(1)] });
    expect(told()).toBeNull();
    field.blur();
    await pass(600);
    expect(told()).toContain('Gol');
  });

  it('names the footballer who has gained points for the eleven', async () => {
    const { tell } = await mount();
    const { id, player } = lineup.delanteros[0]!;
    const gained = (points: number) => ({ ins: 5, points, entries: [{ id, points, provisional: true }] });
    await tell({ lineups: [gained(1)] });
    await tell({ lineups: [gained(4)] });
    expect(told()).toContain(`${player.short_name} suma +3 pts a tu once`);
  });

  it('reads balance and notices again when a room moves on, and tells the new notice with its page', async () => {
    const { tell, asked, notices } = await mount();
    await tell({ rooms: [{ kind: 'compe', id: 7, estado: 'en_vivo' }] });
    const before = asked.length;
    notices.unshift(notice(2, 'Ganaste S/ 17.30'));
    await tell({ rooms: [{ kind: 'compe', id: 7, estado: 'pagada' }] });
    await pass(1000);
    expect(asked.slice(before)).toContain('plus/notifications/');
    expect(told()).toContain('Ganaste S/ 17.30');
    expect(screen.getByRole('link', { name: 'Ver' }).getAttribute('href')).toBe('/predi/sala/2/ranking');
  });

  it('follows nothing in the back office', async () => {
    const { watched, asked } = await mount('/operador');
    expect([watched, asked]).toEqual([[], []]);
  });
});
