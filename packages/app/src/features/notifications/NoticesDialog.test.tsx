// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ClientProvider, createClient } from '@arma11/core';
import type { Notification } from '@arma11/core/contract';
import { NoticesDialog } from './NoticesDialog';

afterEach(cleanup);

const quest = { id: 1, description: '', reward_coins: 10, reward_item: null, ends_at: '2026-06-15T05:00:00Z' };
const day = {
  date: '2026-06-11',
  quests: [
    { ...quest, title: 'Cinco jugadas', status: { cumplidas: 3, total: 5 }, claimable: false, claimed: false },
    { ...quest, id: 2, title: 'Ojo de águila', status: { cumplidas: 5, total: 5 }, claimable: true, claimed: false },
    { ...quest, id: 3, title: 'Tu carné', status: { cumplidas: 1, total: 1 }, claimable: false, claimed: true },
  ],
  rooms: [
    { kind: 'compe', id: 7, name: 'Sala Norte', rank: 2, points: 61, prize: 135, estado: 'pagada' },
    { kind: 'predi', id: 9, name: 'Fecha Uno', rank: null, points: 0, prize: 0, estado: 'cerrada' },
  ],
  answers: { aciertos: 6, fallos: 2, pendientes: 1 },
  coins: { in: 135, out: 20 },
  next_locks: [],
  saldo: 300,
};
const notice = (id: number, read: boolean): Notification => ({
  id,
  kind: 'premio',
  title: `Ganaste ${id}`,
  body: 'Quedaste en el puesto 2.',
  link: id === 2 ? 'https://evil.example' : '/compe/sala/7/premios',
  created_at: '2026-06-11T20:00:00Z',
  read_at: read ? '2026-06-11T21:00:00Z' : null,
});

function mount(notices: Notification[], resume: { status: number; body: unknown } = { status: 200, body: day }) {
  const received = [...notices];
  const asked: string[] = [];
  const client = createClient({
    transport: async ({ method, path }) => {
      asked.push(`${method} ${path}`);
      const answer = (body: unknown) => ({ status: 200, headers: {}, body });
      if (path.startsWith('quest/resume')) return { headers: {}, ...resume };
      if (path.startsWith('plus/notifications/read')) {
        received.forEach((each, index) => (received[index] = { ...each, read_at: '2026-06-11T22:00:00Z' }));
        return answer({ status: 'ok', unread: 0 });
      }
      const unread = received.filter(({ read_at }) => read_at === null).length;
      if (path.startsWith('plus/notifications')) {
        return answer({ count: received.length, next: null, previous: null, results: received, unread });
      }
      return answer({ count: 0, next: null, previous: null, results: [] });
    },
  });
  const onClose = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ClientProvider client={client}>
        <NoticesDialog open onClose={onClose} />
      </ClientProvider>
    </QueryClientProvider>,
  );
  return { asked, onClose };
}

describe('what the bell opens (rules R11.7)', () => {
  it('shows coins, answers, rooms with place and prize, and how far each quest has come', async () => {
    mount([]);
    const room = await screen.findByRole('link', { name: /Sala Norte/ });
    expect(room.textContent).toMatch(/Ganaste.*Puesto 2 · 61 pts/);
    expect(room.getAttribute('href')).toBe('/compe/sala/7');
    expect(screen.getByRole('link', { name: /Fecha Uno/ }).textContent).toContain('0 pts');
    expect(screen.getByText('Aciertos').nextSibling?.textContent).toBe('6');
    expect(screen.getByRole('link', { name: /Cinco jugadas/ }).textContent).toContain('3 de 5');
    expect(screen.getByRole('link', { name: /Ojo de águila/ }).textContent).toContain('Cobrar');
    expect(screen.getByRole('link', { name: /Tu carné/ }).textContent).toContain('Cobrada');
    expect(await screen.findByText('No tienes avisos.')).toBeTruthy();
  });

  it('shows three rooms, those with a prize first, and the others at a tap', async () => {
    const rooms = [0, 0, 5, 40].map((prize, index) => ({ ...day.rooms[0], id: index, name: `Sala ${index}`, prize }));
    mount([], { status: 200, body: { ...day, rooms } });
    await screen.findByRole('link', { name: /Sala 3/ });
    const shown = () => screen.getAllByRole('link', { name: /^Sala/ }).map((link) => link.textContent.slice(0, 6));
    expect(shown()).toEqual(['Sala 3', 'Sala 2', 'Sala 0']);
    fireEvent.click(screen.getByRole('button', { name: 'Ver las 4 salas' }));
    expect(shown()).toHaveLength(4);
    expect(screen.queryByRole('button', { name: 'Ver las 4 salas' })).toBeNull();
  });

  it('reads the notices that it shows, once, and leaves those that were unread their mark', async () => {
    const { asked } = mount([1, 2, 3].map((id) => notice(id, id > 2)));
    const lineOf = (title: string) => within(screen.getByText(title).closest('li')!);
    await waitFor(() => expect(asked.filter((each) => each === 'GET plus/notifications/')).toHaveLength(2));
    expect(asked.filter((each) => each === 'POST plus/notifications/read/')).toHaveLength(1);
    expect(lineOf('Ganaste 1').getByText(/Sin leer/)).toBeTruthy();
    expect(lineOf('Ganaste 3').queryByText(/Sin leer/)).toBeNull();
  });

  it('reads nothing when everything was read', async () => {
    const { asked } = mount([notice(1, true)]);
    await screen.findByText('Ganaste 1');
    expect(asked).not.toContain('POST plus/notifications/read/');
  });

  it('says of a day without anything that nothing happened', async () => {
    const none = { rooms: [], answers: { aciertos: 0, fallos: 0, pendientes: 0 }, coins: { in: 0, out: 0 } };
    mount([], { status: 200, body: { ...day, ...none } });
    expect(await screen.findByText(/Hoy todavía no pasó nada/)).toBeTruthy();
    expect(screen.queryByText('Aciertos')).toBeNull();
  });

  it('leads from a notice to a page of ours only, and closes', async () => {
    const { onClose } = mount([notice(1, true), notice(2, true)]);
    expect((await screen.findByRole('link', { name: 'Ganaste 1' })).getAttribute('href')).toBe('/compe/sala/7/premios');
    expect(screen.getByRole('link', { name: 'Ganaste 2' }).getAttribute('href')).toBe('/play');
    fireEvent.click(screen.getByRole('link', { name: 'Ganaste 1' }));
    expect(onClose).toHaveBeenCalled();
  });

  it('says what failed and still shows the notices', async () => {
    mount([notice(1, true)], { status: 503, body: { code: 'MANTENIMIENTO', message: 'Volvemos en unos minutos.' } });
    expect(await screen.findByText(/Volvemos en unos minutos/)).toBeTruthy();
    expect(await screen.findByText('Ganaste 1')).toBeTruthy();
  });
});
