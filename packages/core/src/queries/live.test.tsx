import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Client } from '../client/Client';
import { ClientProvider } from '../client/clientContext';
import type { LiveFeed } from '../client/LiveFeed';
import type { LiveUpdate } from '../contract';
import { applyLive } from './applyLive';
import { livePace } from './livePace';
import { useLiveRoom } from './useLiveRoom';

const update = (part: Partial<LiveUpdate>): LiveUpdate => ({
  now: '2026-06-11T20:00:00.000Z',
  matches: [],
  lineups: [],
  rankings: [],
  rooms: [],
  ...part,
});
const slot = (id: number, points: number) => ({ id, points, provisional: true, slot: id % 16 });
const lineup = (id: number) => ({
  id: 5,
  points: 0,
  porteros: [slot(id, 0)],
  defensas: [slot(id + 1, 0)],
  mediocampistas: [],
  delanteros: [],
  entrenadores: [],
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('applyLive', () => {
  it('writes points into the lineup that they are of, and scores into matches, without asking', () => {
    const cache = new QueryClient();
    const dates = { date: '2026-06-11T20:00:00.000Z', lock_at: '2026-06-11T19:50:00.000Z' };
    const dated = { id: 9, estado: 'en_vivo', close_predi: true, ...dates };
    cache.setQueryData(['compe', 'lineup', 5, 'current'], lineup(160));
    cache.setQueryData(['compe', 'lineup', 5, 2], lineup(320));
    cache.setQueryData(['predi', 'matches', 2], [{ id: 1, match: { ...dated, goals_local: 0 } }]);
    const match = { ...dated, goals_local: 1 } as LiveUpdate['matches'][number];
    const entries = [slot(160, 6), slot(161, 2)];
    applyLive(cache, update({ lineups: [{ ins: 5, points: 8, entries }], matches: [match] }));
    expect(cache.getQueryData(['compe', 'lineup', 5, 'current'])).toMatchObject({
      points: 8,
      porteros: [{ points: 6 }],
      defensas: [{ points: 2 }],
    });
    expect(cache.getQueryData(['compe', 'lineup', 5, 2])).toEqual(lineup(320));
    expect(cache.getQueryData(['predi', 'matches', 2])).toEqual([{ id: 1, match }]);
  });
});

describe('useLiveRoom', () => {
  function following(id: number | undefined) {
    const watch = vi.fn<LiveFeed['watch']>(() => () => undefined);
    const cache = new QueryClient();
    const asked = vi.spyOn(cache, 'invalidateQueries');
    const client = { live: { watch, isOpen: () => true } } as unknown as Client;
    const view = renderHook(() => useLiveRoom('compe', id), {
      wrapper: ({ children }) => (
        <ClientProvider client={client}>
          <QueryClientProvider client={cache}>{children}</QueryClientProvider>
        </ClientProvider>
      ),
    });
    const keys = () => asked.mock.calls.map(([filter]) => filter!.queryKey);
    return { watch, watcher: () => watch.mock.calls[0]![1], keys, ...view };
  }
  const place = { kind: 'compe', id: 7, me: {} } as LiveUpdate['rankings'][number];

  it('follows the room that is there, and nothing before', () => {
    expect(following(undefined).watch).not.toHaveBeenCalled();
    expect(following(7).watch).toHaveBeenCalledWith(['compe:7'], expect.anything());
  });

  it('reads the ranking again within three seconds of a change, once, and not for what is told first', () => {
    const { watcher, keys } = following(7);
    watcher().updated(update({ rankings: [place] }));
    vi.advanceTimersByTime(3000);
    expect(keys()).toEqual([]);
    watcher().updated(update({ rankings: [place] }));
    watcher().updated(update({ rankings: [place] }));
    vi.advanceTimersByTime(3000);
    expect(keys()).toEqual([['compe', 'ranking', 7]]);
  });

  it('reads the whole room again when changes were missed or the stream was lost', () => {
    const { watcher, keys, unmount } = following(7);
    watcher().resync();
    watcher().open(false);
    vi.advanceTimersByTime(3000);
    expect(keys()).toEqual([
      ['salas', 'sala', 7],
      ['compe', 'ranking', 7],
      ['compe', 'lineup'],
      ['compe', 'entry'],
    ]);
    watcher().resync();
    unmount();
    vi.advanceTimersByTime(3000);
    expect(keys()).toHaveLength(4);
  });
});

it('asks seldom while a stream is open, and as before without one', () => {
  const client = (open: boolean) => ({ live: { isOpen: () => open } }) as Client;
  expect([livePace(client(true), 20_000), livePace(client(true), false)]).toEqual([120_000, false]);
  expect([livePace(client(false), 20_000), livePace(client(true), 3_600_000)]).toEqual([20_000, 3_600_000]);
});
