import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LiveUpdate } from '../contract';
import { createLiveFeed } from './createLiveFeed';
import type { LiveFeed, LiveWatcher } from './LiveFeed';

const update = (now: string): LiveUpdate => ({ now, matches: [], lineups: [], rankings: [], rooms: [] });
const eventOf = (id: string) => `event: update\nid: ${id}\ndata: ${JSON.stringify(update(id))}\n\n`;

/** A server whose streams a test writes. */
function fakeServer() {
  const requests: { path: string; headers: Record<string, string>; signal: AbortSignal }[] = [];
  const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
  let refusal: Response | null = null;
  return {
    requests,
    refuse: (status: number | null) => (refusal = status === null ? null : new Response('{}', { status })),
    say: (text: string) => streams.at(-1)!.enqueue(new TextEncoder().encode(text)),
    hangUp: () => streams.at(-1)!.close(),
    openStream: async (request: (typeof requests)[number]) => {
      requests.push(request);
      if (refusal) return refusal;
      const body = new ReadableStream<Uint8Array>({ start: (controller) => void streams.push(controller) });
      request.signal.addEventListener('abort', () => streams.at(-1)?.error(new Error('aborted')));
      return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
    },
  };
}

function watcher() {
  const heard: string[] = [];
  const self: LiveWatcher = {
    updated: ({ now }) => heard.push(now),
    resync: () => heard.push('resync'),
    open: (open) => heard.push(open ? 'open' : 'lost'),
  };
  return { heard, self };
}

let server: ReturnType<typeof fakeServer>;
let feed: LiveFeed;
const pauses: number[] = [];
beforeEach(() => {
  server = fakeServer();
  pauses.length = 0;
  feed = createLiveFeed({
    path: 'plus/live/',
    openStream: server.openStream,
    getToken: () => 'a-token',
    random: () => 0.5,
    wait: (ms) => {
      if (ms > 50) pauses.push(ms);
      return new Promise((resolve) => setTimeout(resolve, 5));
    },
  });
});
afterEach(() => vi.useRealTimers());

describe('a live feed', () => {
  it('is one stream for all who follow rooms, with the token in a header and never in the address', async () => {
    const [one, two] = [watcher(), watcher()];
    feed.watch(['compe:7'], one.self);
    feed.watch(['predi:2', 'compe:7'], two.self);
    await vi.waitFor(() => expect(feed.isOpen()).toBe(true));
    expect(server.requests.map(({ path }) => path)).toEqual(['plus/live/?rooms=compe:7,predi:2']);
    expect(server.requests[0]!.headers).toEqual({ accept: 'text/event-stream', authorization: 'Bearer a-token' });
    // Cut in the middle, as networks do.
    server.say(`: alive\n\n${eventOf('10:00').slice(0, 20)}`);
    server.say(`${eventOf('10:00').slice(20)}event: resync\nid: \ndata: {}\n\n`);
    await vi.waitFor(() => expect(one.heard).toEqual(['open', '10:00', 'resync']));
    expect(two.heard).toEqual(one.heard);
  });

  it('goes on after a loss from the last event, later and later while nothing comes', async () => {
    const { heard, self } = watcher();
    feed.watch(['compe:7'], self);
    await vi.waitFor(() => expect(feed.isOpen()).toBe(true));
    server.say(eventOf('10:00'));
    await vi.waitFor(() => expect(heard).toContain('10:00'));
    server.hangUp();
    await vi.waitFor(() => expect(server.requests).toHaveLength(2));
    expect(server.requests[1]!.headers['last-event-id']).toBe('10:00');
    expect(heard).toEqual(['open', '10:00', 'lost', 'open']);
    server.refuse(503);
    server.hangUp();
    await vi.waitFor(() => expect(pauses.slice(0, 4)).toEqual([500, 1000, 2000, 4000]));
    server.refuse(null);
    await vi.waitFor(() => expect(feed.isOpen()).toBe(true));
  });

  it('opens another stream when other rooms are followed, and none when nobody follows', async () => {
    const [one, two] = [watcher(), watcher()];
    const leave = feed.watch(['compe:7'], one.self);
    await vi.waitFor(() => expect(server.requests).toHaveLength(1));
    const leaveToo = feed.watch(['predi:2'], two.self);
    await vi.waitFor(() => expect(server.requests).toHaveLength(2));
    expect(server.requests[0]!.signal.aborted).toBe(true);
    leave();
    leaveToo();
    await vi.waitFor(() => expect(server.requests.at(-1)!.signal.aborted).toBe(true));
    expect(feed.isOpen()).toBe(false);
  });

  it.each([404, 401, 200])('leaves it to asking again when the answer is %i and no stream', async (status) => {
    server.refuse(status);
    const { heard, self } = watcher();
    feed.watch(['compe:7'], self);
    await vi.waitFor(() => expect(server.requests).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect([server.requests.length, heard, feed.isOpen()]).toEqual([1, [], false]);
  });
});
