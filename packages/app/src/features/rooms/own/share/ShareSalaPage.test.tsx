// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PrediRoom } from '@arma11/core/contract';
import { mountPage } from '../../../../testing/mountPage';
import { player, sala } from '../../../../testing/prediFixtures';
import { ENTERING } from '../../../../page/entering';
import { ShareSalaPage } from './ShareSalaPage';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const mount = (changes: Partial<PrediRoom> = {}, state?: unknown) =>
  mountPage({
    state,
    path: '/predi/shared-sala-predi/:idSala',
    at: '/predi/shared-sala-predi/77',
    page: <ShareSalaPage />,
    answers: { 'GET users/get-data/': player, 'GET predi/sala/get/77/': sala(changes) },
  });
const link = new URL('/predi/sala-join?code=ABCDE-FGHJK&predi=77&ref=ana', location.origin).href;
const tap = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

describe('sharing a private room', () => {
  it('sends its name, code and link by the device’s own sheet', async () => {
    const share = vi.fn().mockResolvedValue(undefined);
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
    mount();
    await screen.findByText(link);
    await tap('Enviar a mis amigos');
    const text = 'Entra a mi sala "Los del barrio" en Arma Tu 11. Código: ABCDE-FGHJK';
    expect(share).toHaveBeenCalledWith({ title: 'Los del barrio', text, url: link });
  });

  it('copies the code and the link, and says so', async () => {
    const writeText = vi.fn().mockResolvedValue(undefined);
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: { writeText } }));
    mount();
    await screen.findByText(link);
    await tap('Copiar código');
    expect(await screen.findByText('Código copiado.')).toBeTruthy();
    await tap('Copiar enlace');
    expect(await screen.findByText('Enlace copiado.')).toBeTruthy();
    expect(writeText.mock.calls).toEqual([['ABCDE-FGHJK'], [link]]);
  });

  it('says what to do where the browser does not copy', async () => {
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: undefined }));
    mount();
    await tap('Copiar código');
    expect(await screen.findByText(/Mantén presionado el texto/)).toBeTruthy();
  });

  it.each([
    ['takes the seat of who has just published a free room', { amount_ins: 0 }, ENTERING, 1],
    ['takes no seat for who comes back to it', { amount_ins: 0 }, undefined, 0],
    ['takes no second seat', { amount_ins: 0, ins_user: 5 }, ENTERING, 0],
  ] as const)('%s', async (_, changes, state, seats) => {
    const sent = mount(changes, state);
    await screen.findByText(link);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(sent.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual(
      Array<string>(seats).fill('predi/ins-predi/ins-user/'),
    );
  });

  it('asks who has just published a paid room whether they pay their entry, and charges nothing before', async () => {
    const sent = mount({ amount_ins: 500 }, ENTERING);
    await screen.findByRole('dialog');
    expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it.each([
    ['a draft leads to its matches', { estado: 'borrador' }, 'Elegir partidos', '/predi/choice-sala-predi/77'],
    ['who has no code is led to the room', { cod_access: null }, 'Ir a la sala', '/predi/sala/77'],
    ['a room that has locked takes nobody', { progress: '1' }, 'Ir a la sala', '/predi/sala/77'],
  ] as const)('%s', async (_, changes, name, href) => {
    mount(changes);
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href);
    expect(screen.queryByText('ABCDE-FGHJK')).toBeNull();
  });
});
