// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { PushBrowser } from '../../../offline/push/pushBrowser';
import { mountWithPush, pushBrowserOf } from '../../../testing/mountWithPush';
import { DevicePush } from './DevicePush';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const mount = (browser: PushBrowser, options?: { publicKey: string | null }) =>
  mountWithPush(<DevicePush />, browser, options);

const tick = () => screen.findByLabelText<HTMLInputElement>('Recibir avisos aquí');

it('is turned on and off by one tick', async () => {
  const { sent } = mount(pushBrowserOf());
  await userEvent.click(await tick());
  await waitFor(async () => expect((await tick()).checked).toBe(true));
  await userEvent.click(await tick());
  await waitFor(async () => expect((await tick()).checked).toBe(false));
  const path = 'plus/notifications/push-subscription/';
  expect(sent).toEqual([`POST ${path}`, `DELETE ${path}5/`]);
});

it('says what a no to the browser means, and asks the server nothing', async () => {
  const { sent } = mount(pushBrowserOf({ subscribe: async () => null }));
  await userEvent.click(await tick());
  expect(await screen.findByText(/No diste permiso al navegador/)).toBeTruthy();
  expect([(await tick()).checked, sent]).toEqual([false, []]);
});

it('says so where the browser fails', async () => {
  mount(pushBrowserOf({ subscribe: () => Promise.reject(new Error('AbortError: push service error')) }));
  await userEvent.click(await tick());
  expect(await screen.findByText(/El navegador no pudo activar los avisos/)).toBeTruthy();
});

it.each([
  ['blocked', /Permítelos en los ajustes del sitio/],
  ['homeScreen', /Añadir a pantalla de inicio/],
] as const)('has no tick where the browser is %s, and says how to get one', async (permission, text) => {
  mount(pushBrowserOf({ permission: () => permission }));
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryByLabelText('Recibir avisos aquí')).toBeNull();
});

it.each([
  ['the server sends to no device', pushBrowserOf(), null],
  ['the browser cannot', pushBrowserOf({ permission: () => 'unsupported' }), 'clave'],
])('is not there where %s', async (_why, browser, publicKey) => {
  const { queryClient } = mount(browser, { publicKey });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByText('En este dispositivo')).toBeNull();
});
