import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClient, type EmbedSession } from '@arma11/core';
import { findHost, providerHosts } from './findHost';
import { createHost, type Connection } from './host';

const client = createClient({ transport: async () => ({ status: 200, headers: {}, body: null }) });
function session() {
  const stop = vi.fn();
  const start = vi.fn(() => stop);
  const made = { start, subscribe: () => () => undefined, getSnapshot: () => ({ status: 'preview' }) };
  return { stop, start, session: made as unknown as EmbedSession };
}
const connectWith = (made: EmbedSession | null = null) =>
  vi.fn((): Connection => ({ client, queryClient: new QueryClient(), session: made }));

describe('a host', () => {
  it('makes one connection for all of its elements, when the first asks', () => {
    const connect = connectWith();
    const host = createHost(connect);
    host.update({ publishableKey: 'pk_1', baseUrl: 'https://play.example' });
    expect(connect).not.toHaveBeenCalled();
    expect(host.connection()).toBe(host.connection());
    expect(connect).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ publishableKey: 'pk_1' }));
  });

  it('keeps it when only the looks change, and makes another for another key', () => {
    const host = createHost(connectWith());
    const first = host.connection();
    host.update({ appearance: { mode: 'light' } });
    expect(host.connection()).toBe(first);
    host.update({ publishableKey: 'pk_2' });
    expect(host.connection()).not.toBe(first);
  });

  it('takes from the host around it what it is not given', () => {
    const page = createHost(connectWith());
    page.update({ locale: 'es-PE', appearance: { mode: 'light', variables: { colorAccent: 'red', radius: '0' } } });
    const inner = createHost(connectWith(), () => page);
    inner.update({ appearance: { variables: { colorAccent: 'blue' } } });
    expect(inner.settings()).toEqual({
      locale: 'es-PE',
      appearance: { mode: 'light', variables: { colorAccent: 'blue', radius: '0' } },
    });
    expect(inner.connection()).toBe(page.connection());
  });

  it('has a connection of its own once it has a key of its own', () => {
    const page = createHost(connectWith());
    const inner = createHost(connectWith(), () => page);
    inner.update({ publishableKey: 'pk_2' });
    expect(inner.connection()).not.toBe(page.connection());
  });

  it('notifies its elements of its changes and of those around it', () => {
    const page = createHost(connectWith());
    const inner = createHost(connectWith(), () => page);
    const listener = vi.fn();
    const leave = inner.subscribe(listener);
    inner.update({});
    page.update({});
    expect(listener).toHaveBeenCalledTimes(2);
    leave();
    page.update({});
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('lets the session work while an element is there', () => {
    const { start, stop, session: made } = session();
    const host = createHost(connectWith(made));
    const leave = [host.subscribe(() => undefined), host.subscribe(() => undefined)];
    host.connection();
    host.connection();
    expect(start).toHaveBeenCalledOnce();
    leave[0]?.();
    expect(stop).not.toHaveBeenCalled();
    leave[1]?.();
    expect(stop).toHaveBeenCalledOnce();
    host.subscribe(() => undefined);
    host.connection();
    expect(start).toHaveBeenCalledTimes(2);
  });
});

describe('the host of an element', () => {
  afterEach(() => document.body.replaceChildren());
  const nested = () => {
    const outer = document.createElement('x-provider');
    const shadowed = outer.appendChild(document.createElement('div'));
    const inner = shadowed.attachShadow({ mode: 'open' }).appendChild(document.createElement('p'));
    const element = inner.appendChild(document.createElement('x-card'));
    document.body.append(outer);
    return { outer, inner, element };
  };

  it('is that of the nearest provider, out through shadow roots', () => {
    const { outer, element } = nested();
    const host = createHost(connectWith());
    providerHosts.set(outer, host);
    expect(findHost(element, 'x-provider')).toBe(host);
    expect(findHost(element, 'y-provider')).toBeNull();
  });

  it('is none where the tag around is no provider yet', () => {
    expect(findHost(nested().element, 'x-provider')).toBeNull();
  });
});
