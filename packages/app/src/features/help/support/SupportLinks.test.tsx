// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { MemoryRouter } from 'react-router';
import { ClientProvider, createClient, type TransportRequest } from '@arma11/core';
import { SupportLinks } from './SupportLinks';

// Loaded beforehand, so that the lazy form is there at once.
beforeAll(() => import('./SupportDialog'));
// A busy machine takes its time.
vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);

const received = { status: 200, body: { status: 'ok', number: 'S-104', due_at: '2026-06-30T12:00:00Z' } };
const canal = { slug: 'canal', title: 'Nuestro canal', html: '<p><a href="https://chat.example/x">Únete</a></p>' };

function mount(answer: { status: number; body: unknown } = received) {
  const sent: TransportRequest[] = [];
  const client = createClient({
    transport: async (request) => {
      const { path, method } = request;
      if (method === 'POST') sent.push(request);
      const at = (status: number, body: unknown) => ({ status, headers: {}, body });
      if (path.startsWith('content/entry/canal')) return at(200, { ...canal, updated_at: '2026-06-01T00:00:00Z' });
      if (path.startsWith('content/'))
        return at(200, { slug: 'play-site', title: '', html: '', updated_at: '1970-01-01T00:00:00Z' });
      if (path.startsWith('plus/support/')) return { headers: {}, ...answer };
      return at(200, { id: 9, username: 'rosa_10', email: 'rosa@correo.pe' });
    },
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  queryClient.setQueryData(['accounts', 'user'], { id: 9, username: 'rosa_10', email: 'rosa@correo.pe' });
  render(
    <QueryClientProvider client={queryClient}>
      <ClientProvider client={client}>
        <MemoryRouter initialEntries={['/play/quest']}>
          <SupportLinks />
        </MemoryRouter>
      </ClientProvider>
    </QueryClientProvider>,
  );
  return { sent, user: userEvent.setup() };
}

describe("'Reportar un problema' and 'Contacto' (product §2)", () => {
  it('sends the report with who writes and the page, and shows its number', async () => {
    const { sent, user } = mount();
    await user.click(screen.getByRole('button', { name: 'Reportar un problema' }));
    await user.type(await screen.findByLabelText('¿Qué pasó?'), 'No se guarda mi once.');
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    await screen.findByText(/Tu número es S-104. Te respondemos a más tardar el martes 30 de junio./);
    expect(sent.map(({ path, body }) => [path, body])).toEqual([
      [
        'plus/support/',
        {
          name: 'rosa_10',
          email: 'rosa@correo.pe',
          subject: 'Problema en /play/quest',
          message: 'No se guarda mi once.',
          website: '',
        },
      ],
    ]);
  });

  it('says what is missing beside its field and sends nothing', async () => {
    const { sent, user } = mount();
    await user.click(screen.getByRole('button', { name: 'Contacto' }));
    const message = await screen.findByLabelText('Tu mensaje');
    await user.type(message, 'Hola');
    await user.clear(screen.getByLabelText('Tu correo'));
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    screen.getByText('Cuéntanos un poco más.');
    screen.getByText('Escribe un correo válido.');
    expect(sent).toEqual([]);
  });

  it('keeps what was written when it is refused, and when the sheet is closed', async () => {
    const words = 'Ya nos escribiste varias veces. Espera una hora.';
    const { user } = mount({ status: 429, body: { status: 'error', code: 'MUCHOS_INTENTOS', message: words } });
    await user.click(screen.getByRole('button', { name: 'Contacto' }));
    await user.type(await screen.findByLabelText('Tu mensaje'), 'Quiero saber de mi retiro.');
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    await screen.findByText(words);
    await user.click(screen.getByRole('button', { name: 'Cerrar' }));
    await user.click(screen.getByRole('button', { name: 'Contacto' }));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Tu mensaje').value).toBe('Quiero saber de mi retiro.');
  });

  it('links to what the operator named, and to nothing that they did not', async () => {
    const { user } = mount();
    await user.click(screen.getByRole('button', { name: 'Contacto' }));
    expect((await screen.findByRole('link', { name: 'Únete' })).getAttribute('href')).toBe('https://chat.example/x');
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1);
  });
});
