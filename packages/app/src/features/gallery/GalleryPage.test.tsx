// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { createClient, type TransportRequest } from '@arma11/core';
import type { Item } from '@arma11/core/contract';
import { Arma11Provider } from '@arma11/widgets';
import { LinkProvider } from '@arma11/widgets/ui';
import { GalleryPathContext } from '../../page/GalleryPath';
import { RouterLink } from '../../page/RouterLink';
import { GalleryPage } from './GalleryPage';

// A busy machine takes its time.
vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);

const item = (id: number, changes: Partial<Item> = {}): Item => ({
  id,
  category: 'avatars',
  name: `Avatar ${id}`,
  image: `/media/avatar/${id}.svg`,
  rarity: 'comun',
  source: 'compra',
  price: 30,
  owned: false,
  equipped: false,
  unlock_hint: null,
  ...changes,
});
const initial = { source: 'inicial', price: 0, owned: true };
const avatars = [
  item(1, { ...initial, equipped: true, name: 'El de la popular' }),
  item(2, { ...initial, name: 'La estratega' }),
  item(7, { name: 'El goleador', rarity: 'rara' }),
  item(9, { name: 'El capitán', price: 900 }),
  item(17, { name: 'El cumplidor', source: 'mision', price: 0, unlock_hint: 'Se gana completando misiones.' }),
];
const shields = [
  item(51, { ...initial, category: 'escudos', name: 'Atlético Ánimas' }),
  item(52, { ...initial, category: 'escudos', name: 'Selva Roja' }),
];

type Answer = { status: number; body: unknown };
const ok = (body: unknown): Answer => ({ status: 200, body });
const refused = (status: number, code: string, message: string, more = {}): Answer => ({
  status,
  body: { status: 'error', code, message, request_id: 'r-1', ...more },
});

const Where = () => <p>{`estás en ${useLocation().pathname}`}</p>;

function mount(items: Item[] | Answer, writes: Record<string, Answer> = {}, path = '/galeria') {
  const sent: TransportRequest[] = [];
  let list = items;
  const client = createClient({
    transport: async (request) => {
      if (request.method !== 'GET') sent.push(request);
      const { path: asked } = request;
      const answer = Object.entries(writes).find(([start]) => asked.startsWith(start))?.[1];
      if (answer) return { headers: {}, ...answer };
      if (asked.startsWith('plus/items/')) return { headers: {}, ...(Array.isArray(list) ? ok(list) : list) };
      if (asked.startsWith('users/get-data/'))
        return { headers: {}, ...ok({ id: 9, username: 'rosa', saldo: 45, local_contry: 'PEN' }) };
      return { headers: {}, ...ok({}) };
    },
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <Arma11Provider client={client} queryClient={queryClient}>
      <MemoryRouter initialEntries={[path]}>
        <GalleryPathContext value="/galeria">
          <LinkProvider component={RouterLink}>
            <Where />
            <Routes>
              <Route path="/galeria/*" element={<GalleryPage />} />
              <Route path="*" element={null} />
            </Routes>
          </LinkProvider>
        </GalleryPathContext>
      </MemoryRouter>
    </Arma11Provider>,
  );
  const change = (next: Item[]) => (list = next);
  return { sent, change, user: userEvent.setup() };
}

const tileOf = (name: string) => screen.getByRole('heading', { level: 3, name }).closest('li')!;

describe('the gallery', () => {
  it('shows what is worn, what is owned, and how the rest is got', async () => {
    mount(avatars);
    expect((await screen.findByRole('heading', { name: 'Tu avatar' })).nextSibling?.textContent).toBe(
      'El de la popular',
    );
    within(tileOf('El de la popular')).getByText('Lo usas');
    within(tileOf('La estratega')).getByRole('button', { name: 'Usar: La estratega' });
    within(tileOf('El goleador')).getByRole('button', { name: 'Comprar S/ 3.00: El goleador' });
    within(tileOf('El goleador')).getByText('Rara');
    within(tileOf('El cumplidor')).getByText('Se gana completando misiones.');
    expect(within(tileOf('El cumplidor')).queryByRole('button')).toBeNull();
  });

  it('has a tab for each of its six categories, and asks for that of its address', async () => {
    mount(avatars, {}, '/galeria/tarjetas/');
    await screen.findByRole('heading', { level: 1, name: 'Tarjetas' });
    const tabs = within(screen.getByRole('navigation', { name: 'Galería' })).getAllByRole('link');
    expect(tabs.map((tab) => tab.getAttribute('href'))).toEqual([
      '/galeria',
      '/galeria/tarjetas',
      '/galeria/escudos',
      '/galeria/jugadores',
      '/galeria/leyendas',
      '/galeria/buddys',
    ]);
    expect(tabs.findIndex((tab) => tab.getAttribute('aria-current') === 'page')).toBe(1);
  });

  it('says that a category is empty, and what failed', async () => {
    mount([]);
    await screen.findByText('Aquí todavía no hay nada. Mira las otras pestañas.');
    cleanup();
    mount(refused(400, 'X', 'Volvemos en unos minutos.'));
    await screen.findByText('Volvemos en unos minutos.');
    screen.getByRole('button', { name: 'Reintentar' });
  });
});

describe('wearing', () => {
  it('changes the avatar by its own call, and says so', async () => {
    const { sent, change, user } = mount(avatars, { 'users/update-avatar/': ok({ status: 'ok', user: {} }) });
    const use = await screen.findByRole('button', { name: 'Usar: La estratega' });
    change(avatars.map((each) => ({ ...each, equipped: each.id === 2 })));
    await user.click(use);
    await screen.findByText('Listo: ahora usas «La estratega».');
    expect(sent.map(({ path, body }) => [path, body])).toEqual([['users/update-avatar/', { item: 2 }]]);
    within(tileOf('La estratega')).getByText('Lo usas');
    within(tileOf('El de la popular')).getByRole('button', { name: 'Usar: El de la popular' });
    // Its button is gone; the keyboard goes on from there all the same.
    expect(document.activeElement).toBe(tileOf('La estratega'));
  });

  it('asks before a shield makes a supporter, and shows the refusal in the words of the server', async () => {
    const words = 'Puedes cambiar de club una vez cada 30 días. Podrás desde el lunes 1 de junio.';
    const { sent, user } = mount(
      shields,
      { 'plus/items/52/equip/': refused(409, 'LIMITE_ALCANZADO', words) },
      '/galeria/escudos',
    );
    await user.click(await screen.findByRole('button', { name: 'Usar: Selva Roja' }));
    screen.getByRole('heading', { name: '¿Eres hincha de Selva Roja?' });
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Sí, es mi club' }));
    expect((await screen.findByRole('alert')).textContent).toContain(`No se cambió. ${words}`);
    expect(sent).toHaveLength(1);
  });

  it('finds a club without its accents', async () => {
    const { user } = mount(shields, {}, '/galeria/escudos');
    await user.type(await screen.findByLabelText('Buscar club'), 'animas');
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Atlético Ánimas',
    ]);
    await user.type(screen.getByLabelText('Buscar club'), 'zz');
    await user.click(screen.getByRole('button', { name: 'Quitar búsqueda' }));
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  });
});

describe('buying', () => {
  const goleador = avatars[2]!;

  it('asks with price and balance after, pays once, and offers to wear it', async () => {
    const bought = ok({ status: 'ok', item: { ...goleador, owned: true }, saldo: 15 });
    const { sent, user } = mount(avatars, {
      'plus/items/7/buy/': bought,
      'users/update-avatar/': ok({ status: 'ok', user: {} }),
    });
    await user.click(await screen.findByRole('button', { name: /Comprar.*: El goleador/ }));
    await waitFor(() => expect(screen.getByText('Tu saldo después').nextSibling?.textContent).toBe('S/ 1.50'));
    expect(sent).toEqual([]);
    await user.dblClick(screen.getByRole('button', { name: 'Pagar S/ 3.00' }));
    await screen.findByText('«El goleador» ya está en tu galería. Te quedan S/ 1.50.');
    expect(sent).toHaveLength(1);
    expect(sent[0]!.headers['idempotency-key']).toBeTruthy();
    // The second click of a double one arrives where the button to pay was.
    fireEvent.click(screen.getByRole('button', { name: 'Usar ahora' }), { detail: 2 });
    expect(sent).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Usar ahora' }));
    await waitFor(() => expect(sent[1]?.body).toEqual({ item: 7 }));
  });

  it('shows what is missing and leads to the recharge instead of paying', async () => {
    const { sent, user } = mount(avatars);
    await user.click(await screen.findByRole('button', { name: /Comprar.*: El capitán/ }));
    await screen.findByText('Te faltan S/ 85.50. Recarga o elige otro.');
    expect(screen.queryByRole('button', { name: /Pagar/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Recargar' }));
    await screen.findByText('estás en /play/billetera');
    expect(sent).toEqual([]);
  });

  it('shows a refusal in the words of the server, and can be tried again', async () => {
    const { user } = mount(avatars, {
      'plus/items/7/buy/': refused(409, 'ITEM_YA_TUYO', 'Ya lo tienes. Búscalo en tu galería y úsalo.'),
    });
    await user.click(await screen.findByRole('button', { name: /Comprar.*: El goleador/ }));
    await user.click(screen.getByRole('button', { name: 'Pagar S/ 3.00' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Ya lo tienes. Búscalo en tu galería y úsalo.');
    screen.getByRole('button', { name: 'Pagar S/ 3.00' });
  });
});
