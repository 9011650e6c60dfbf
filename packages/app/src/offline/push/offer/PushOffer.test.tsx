// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mountWithPush, pushBrowserOf } from '../../../testing/mountWithPush';
import type { PushBrowser } from '../pushBrowser';
import { usePushOffer } from './usePushOffer';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

function Page() {
  const { onSaved, offer } = usePushOffer();
  return (
    <>
      <button onClick={onSaved}>Guardar</button>
      {offer}
    </>
  );
}

const mount = (browser: PushBrowser, options?: { publicKey: string | null }) =>
  mountWithPush(<Page />, browser, options).sent;

const save = () => userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
const accept = () => screen.findByRole('button', { name: 'Avísame' });
const soon = () => new Promise((resolve) => setTimeout(resolve, 50));
const asked = () => screen.queryByRole('button', { name: 'Avísame' });

describe('the offer of notices on this device', () => {
  it('comes after the first save, never before, and is accepted by one tap', async () => {
    const sent = mount(pushBrowserOf());
    await soon();
    expect(asked()).toBeNull();
    await save();
    await userEvent.click(await accept());
    expect(await screen.findByText('Listo: te avisaremos en este dispositivo.')).toBeTruthy();
    expect(sent).toEqual(['POST plus/notifications/push-subscription/']);
  });

  it('is made once: who closes it is not asked again here', async () => {
    mount(pushBrowserOf());
    await save();
    await accept();
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    expect(asked()).toBeNull();
    cleanup();
    mount(pushBrowserOf());
    await save();
    await soon();
    expect(asked()).toBeNull();
  });

  it('says what a no to the browser means', async () => {
    mount(pushBrowserOf({ subscribe: async () => null }));
    await save();
    await userEvent.click(await accept());
    expect(await screen.findByText(/No diste permiso al navegador/)).toBeTruthy();
  });

  it('says so where the browser cannot, and may be asked for in the settings', async () => {
    mount(pushBrowserOf({ subscribe: () => Promise.reject(new Error('AbortError')) }));
    await save();
    await userEvent.click(await accept());
    expect(await screen.findByText(/no pudo activar los avisos/)).toBeTruthy();
  });

  it.each([
    ['the server notifies no device', {}, null],
    ['the browser has none', { permission: () => 'unsupported' as const }, 'clave'],
    ['the browser blocks them', { permission: () => 'blocked' as const }, 'clave'],
  ])('is not made where %s', async (_, given, publicKey) => {
    mount(pushBrowserOf(given), { publicKey });
    await save();
    await waitFor(soon);
    expect(asked()).toBeNull();
  });
});
