// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { createClient, createSessionStore } from '@arma11/core';
import type { PushDevice } from '@arma11/core/contract';
import { forgetPush, keepPush, pushState, turnPushOff, turnPushOn } from './devicePush';
import type { PushBrowser, PushPermission } from './pushBrowser';

const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
const PATH = 'plus/notifications/push-subscription/';

/** A browser whose player says yes. */
function fakeBrowser({ permission = 'ready' as PushPermission, says = true } = {}) {
  let held: PushDevice | null = null;
  let made = 0;
  const renew = () => (held = { endpoint: `https://fcm.googleapis.com/${(made += 1)}`, keys });
  const browser: PushBrowser = {
    permission: () => permission,
    current: async () => held,
    subscribe: async () => (says ? (held ?? renew()) : null),
    unsubscribe: async () => void (held = null),
  };
  return { browser, renew, held: () => held };
}

function fakeServer(answers: Record<string, { status: number; body: unknown }> = {}) {
  const sent: string[] = [];
  const store = createSessionStore();
  const client = createClient({
    getToken: () => 'abc',
    transport: async ({ method, path, body }) => {
      const call = `${method} ${path}`;
      sent.push(method === 'POST' ? `${call} ${(body as PushDevice).endpoint.slice(-2)}` : call);
      return { headers: {}, ...(answers[call] ?? { status: 200, body: { status: 'ok', id: 40 + sent.length } }) };
    },
  });
  return { client, sent, store };
}

beforeEach(() => localStorage.clear());
const turnOn = (client: ReturnType<typeof fakeServer>['client'], browser: PushBrowser, userId = 9) =>
  turnPushOn(client, { userId, publicKey: 'clave' }, browser);

describe('a device that shows notices', () => {
  it('is on for the player who turned it on, and off again when they say so', async () => {
    const { browser, held } = fakeBrowser();
    const { client, sent } = fakeServer();
    expect(await pushState(9, browser)).toBe('off');
    expect(await turnOn(client, browser)).toBe(true);
    expect([await pushState(9, browser), await pushState(10, browser)]).toEqual(['on', 'off']);
    await turnPushOff(client, browser);
    expect([await pushState(9, browser), held()]).toEqual(['off', null]);
    expect(sent).toEqual([`POST ${PATH} /1`, `DELETE ${PATH}41/`]);
  });

  it('stays as it was where the browser’s question is answered with no', async () => {
    const { browser } = fakeBrowser({ says: false });
    const { client, sent } = fakeServer();
    expect(await turnOn(client, browser)).toBe(false);
    expect([await pushState(9, browser), sent]).toEqual(['off', []]);
  });

  it('is off even if the server had forgotten it, and stays on where the server could not be asked', async () => {
    const { browser } = fakeBrowser();
    const answers: Record<string, { status: number; body: unknown }> = {};
    const { client } = fakeServer(answers);
    await turnOn(client, browser);
    answers[`DELETE ${PATH}41/`] = { status: 403, body: { code: 'PROHIBIDO', message: 'No.' } };
    await expect(turnPushOff(client, browser)).rejects.toThrow('No.');
    expect(await pushState(9, browser)).toBe('on');
    answers[`DELETE ${PATH}41/`] = { status: 404, body: { code: 'NO_EXISTE', message: 'No existe.' } };
    await turnPushOff(client, browser);
    expect(await pushState(9, browser)).toBe('off');
  });

  it.each(['unsupported', 'homeScreen', 'blocked'] as const)('says %s before anything else', async (permission) => {
    expect(await pushState(9, fakeBrowser({ permission }).browser)).toBe(permission);
  });
});

describe('from one sign-in to the next', () => {
  it('a new session of the same player, or a new address of the browser, is told once', async () => {
    const { browser, renew } = fakeBrowser();
    const { client, sent, store } = fakeServer();
    store.write('uno');
    await turnOn(client, browser);
    await keepPush(client, 9, browser);
    expect(sent).toHaveLength(1);
    localStorage.setItem('user-token-expiry', '1');
    await keepPush(client, 9, browser);
    await keepPush(client, 9, browser);
    expect(sent).toEqual([`POST ${PATH} /1`, `POST ${PATH} /1`]);
    renew();
    await keepPush(client, 9, browser);
    expect([sent.at(-1), await pushState(9, browser)]).toEqual([`POST ${PATH} /2`, 'on']);
  });

  it('another player gets none of the notices of the one before', async () => {
    const { browser, held } = fakeBrowser();
    const { client, sent } = fakeServer();
    await turnOn(client, browser);
    await keepPush(client, 10, browser);
    expect([held(), sent.length, await pushState(9, browser)]).toEqual([null, 1, 'off']);
  });

  it('signing out ends them, and a subscription that is not ours is left alone', async () => {
    const { browser, held, renew } = fakeBrowser();
    const { client } = fakeServer();
    renew();
    await forgetPush(browser);
    expect(held()).not.toBeNull();
    await turnOn(client, browser);
    await forgetPush(browser);
    expect(held()).toBeNull();
  });
});
