// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ClientProvider, createClient } from '@arma11/core';
import { referrerOf } from '../features/entry/referrerOf';
import { InviteFriend } from './InviteFriend';
import { inviteLink } from './inviteLink';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const withNavigator = (more: object) => vi.stubGlobal('navigator', Object.assign(Object.create(navigator), more));

function mount() {
  const user = { id: 1, username: 'Rosa_10', keyusername: 'rosa_10', saldo: 0, local_contry: 'PEN' };
  const client = createClient({ transport: async () => ({ status: 200, headers: {}, body: user }) });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ClientProvider client={client}>
        <InviteFriend />
      </ClientProvider>
    </QueryClientProvider>,
  );
}

const url = `${location.origin}/?ref=rosa_10`;
const tap = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

describe('a link for friends', () => {
  it('carries who shares it, so that registering through it counts as invited', () => {
    const link = new URL(inviteLink('/predi/sala-join?code=ABCDE-FGHJK&predi=7', 'rosa_10'));
    expect(link.searchParams.get('code')).toBe('ABCDE-FGHJK');
    expect(referrerOf(link.searchParams)).toBe('rosa_10');
    expect(referrerOf(new URLSearchParams({ from: link.pathname + link.search }))).toBe('rosa_10');
    expect(inviteLink('/', undefined)).toBe(`${location.origin}/`);
  });

  it('leads to where the page says that the site is', () => {
    const said = Object.assign(document.createElement('meta'), {
      name: 'arma11:origin',
      content: 'https://juego.test',
    });
    document.head.append(said);
    expect(inviteLink('/predi/7', undefined)).toBe('https://juego.test/predi/7');
    said.remove();
  });

  it('goes to the sheet of the device, and closing that says nothing', async () => {
    const share = vi.fn().mockRejectedValue(new DOMException('closed', 'AbortError'));
    withNavigator({ share });
    mount();
    await screen.findByText(url);
    await tap('Invitar');
    expect(share).toHaveBeenCalledWith(expect.objectContaining({ url }));
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('is copied where there is no sheet, or none that opens, and that is announced', async () => {
    const writeText = vi.fn().mockResolvedValue(undefined);
    withNavigator({
      share: vi.fn().mockRejectedValue(new DOMException('no', 'NotAllowedError')),
      clipboard: { writeText },
    });
    mount();
    await screen.findByText(url);
    await tap('Invitar');
    expect((await screen.findByText('Invitación copiada: pégala en tu chat.')).getAttribute('role')).toBe('status');
    expect(writeText.mock.calls[0]![0]).toContain(url);
    await tap('Copiar enlace');
    expect(await screen.findByText('Enlace copiado.')).toBeTruthy();
    expect(writeText.mock.calls[1]).toEqual([url]);
  });
});
