// Longer than 200 lines on purpose: one page with many settings, and each is saved, refused and undone by its own rule.
// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { ClientProvider, createClient, createSessionStore, SessionProvider } from '@arma11/core';
import { wideScreen } from '../../testing/wideScreen';
import { ProfilePage } from './ProfilePage';

// Whole pages: on a busy machine they take longer than a test usually does.
vi.setConfig({ testTimeout: 20_000 });
configure({ asyncUtilTimeout: 5000 });

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const me = {
  id: 9,
  username: 'tribuna_norte',
  email: 'demo@arma11.pe',
  phone: '+51987654321',
  phone_verify: false,
  is_reset: false,
  local_contry: 'PEN',
  saldo: 845,
  avatar: '',
};
const session = {
  created_at: '2026-06-01T20:00:00Z',
  last_used_at: '2026-06-11T20:00:00Z',
  expires_at: '2026-06-25T20:00:00Z',
};
const sessions = [
  { ...session, id: 1, device: 'Chrome · Android', current: true },
  { ...session, id: 2, device: 'Firefox · Windows', current: false },
];
const limits = {
  deposit_day: 2000,
  deposit_week: null,
  deposit_month: 10_000,
  entries_week: null,
  fee_max: null,
  loss_month: null,
  reminder_min: 60,
};
const view = {
  limits,
  pending: null,
  used: { deposit_day: 500, deposit_week: 500, deposit_month: 500, entries_week: 0, loss_month: 0 },
  pause_until: null,
  excluded_until: null,
};
const grants = [
  {
    id: 4,
    partner: 'El Once',
    origin: 'https://elonce.pe',
    scopes: ['predi:write'],
    created_at: '2026-06-01T20:00:00Z',
    last_used_at: null,
    expires_at: null,
  },
];
const prefs = [
  { kind: 'sala', label: 'Tus salas', enabled: true, fixed: false, mail: false },
  { kind: 'retiro', label: 'Tus retiros', enabled: true, fixed: true, mail: null },
];

const READS: Record<string, unknown> = {
  'GET users/get-data/': me,
  'GET plus/users/me/sessions/': sessions,
  'GET plus/limits/': view,
  'GET plus/embed/grants/': grants,
  'GET plus/notifications/prefs/': { prefs },
};

type Answer = { status: number; body: unknown };
type Answers = Record<string, Answer | ((body: unknown, count: number) => Answer)>;

function Where() {
  const { pathname, search } = useLocation();
  return <p>{`estás en ${pathname}${search}`}</p>;
}

function mount(answers: Answers = {}, { user = me, path = '/users/profile/' } = {}) {
  const sent: { call: string; body: unknown }[] = [];
  const store = createSessionStore();
  store.write('abc');
  const client = createClient({
    getToken: store.token,
    transport: async ({ method, path: address, body }) => {
      const call = `${method} ${address}`;
      if (method !== 'GET') sent.push({ call, body });
      const answer = answers[call];
      const count = sent.filter((each) => each.call === call).length;
      const replied = typeof answer === 'function' ? answer(body, count) : answer;
      if (replied) return { headers: {}, ...replied };
      const read = call === 'GET users/get-data/' ? user : READS[call];
      return { status: read ? 200 : 404, headers: {}, body: read ?? { code: 'NO_EXISTE', message: 'No existe.' } };
    },
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ClientProvider client={client}>
        <SessionProvider store={store}>
          <MemoryRouter initialEntries={[path]}>
            <Routes>
              <Route path="/users/profile" element={<ProfilePage />} />
              <Route path="*" element={<Where />} />
            </Routes>
          </MemoryRouter>
        </SessionProvider>
      </ClientProvider>
    </QueryClientProvider>,
  );
  return { sent, store };
}

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const saved = (body: unknown): Answer => ({
  status: 200,
  body: { status: 'ok', user: { ...me, ...(body as object) } },
});
const UPDATE = 'POST users/update-profile/';

describe('the way to the desk', () => {
  it('stands in the profile of who works there, and in nobody else’s', async () => {
    const desk = (role: string) => ({ 'GET plus/users/me/desk/': { status: 200, body: { role } } });
    mount(desk('operador'));
    expect((await screen.findByRole('link', { name: 'Ir a la operación' })).getAttribute('href')).toBe('/operador');
    cleanup();
    mount(desk('player'));
    await field('Email');
    await screen.findByText('Chrome · Android');
    expect(screen.queryByRole('link', { name: 'Ir a la operación' })).toBeNull();
  });
});

describe('the profile form (product §2, §5)', () => {
  it('has the email read-only, and the phone until it is verified not', async () => {
    mount();
    expect((await field('Email')).readOnly).toBe(true);
    expect((await field('Celular')).value).toBe('987654321');
    expect((await field('Celular')).readOnly).toBe(false);
    expect(screen.getByRole('link', { name: 'Verificar celular' }).getAttribute('href')).toBe(
      '/users/profile/verify-user/',
    );
  });

  it('locks the phone once phone_verify is true, and sends it back as it is', async () => {
    const { sent } = mount({ [UPDATE]: saved }, { user: { ...me, phone_verify: true } });
    expect((await field('Celular')).readOnly).toBe(true);
    expect(screen.queryByRole('link', { name: 'Verificar celular' })).toBeNull();
    await press('Guardar');
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ phone: '+51987654321' }));
  });

  it.each([
    ['Nick de usuario', 'ana', 'Nick de usuario muy corto'],
    ['Contraseña nueva', '123456', 'Password muy corto'],
    ['Contraseña nueva', 'monedas-2026', 'Las contraseñas no coinciden'],
    ['Celular', '12345', 'Escribe un celular de 9 dígitos que empiece con 9.'],
  ])('%s "%s" gets \'%s\' and is not sent', async (label, text, problem) => {
    const { sent } = mount();
    await userEvent.clear(await field(label));
    await userEvent.type(await field(label), text);
    await press('Guardar');
    expect(await screen.findByText(problem)).toBeTruthy();
    expect((await field(label)).value).toBe(text);
    expect(sent).toEqual([]);
  });

  it('saves what was typed with is_reset false, and no password where none was typed', async () => {
    const { sent } = mount({ [UPDATE]: saved });
    await userEvent.clear(await field('Nick de usuario'));
    await userEvent.type(await field('Nick de usuario'), 'tribuna_sur');
    await press('Guardar');
    expect(await screen.findByText(/^Guardado \d\d:\d\d$/)).toBeTruthy();
    expect(sent).toEqual([
      { call: UPDATE, body: { id: 9, username: 'tribuna_sur', phone: '+51987654321', is_reset: false } },
    ]);
  });

  it('tells what another country means before it is saved, and sends it alone when it changed', async () => {
    const { sent } = mount({ [UPDATE]: saved });
    expect(await screen.findByText(/premios en soles/)).toBeTruthy();
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'País' }), 'Chile');
    expect(screen.getByText(/10 monedas son S\/\s1\.00/)).toBeTruthy();
    await press('Guardar');
    expect(await screen.findByText(/^Guardado \d\d:\d\d$/)).toBeTruthy();
    expect(sent[0]?.body).toMatchObject({ id: 9, username: 'tribuna_norte', local_contry: 'CLP' });
  });

  it("'Omitir' sends an update with is_reset false, changes nothing else, and continues to 'from'", async () => {
    const { sent } = mount({ [UPDATE]: saved }, { path: '/users/profile/?from=%2Fcompe' });
    await userEvent.type(await field('Nick de usuario'), 'xx');
    await press('Omitir');
    expect(await screen.findByText('estás en /compe')).toBeTruthy();
    expect(sent[0]?.body).toEqual({ id: 9, username: 'tribuna_norte', phone: '+51987654321', is_reset: false });
  });

  it('says the sentence of product §8 when name or phone are taken, and keeps what was typed', async () => {
    mount({ [UPDATE]: { status: 409, body: { code: 'USUARIO_O_TELEFONO_EXISTE', message: 'Ya existe.' } } });
    await userEvent.type(await field('Nick de usuario'), '_2');
    await press('Guardar');
    expect(await screen.findByText('Error: No se pudo guardar, usuario o telefono ya existen')).toBeTruthy();
    expect((await field('Nick de usuario')).value).toBe('tribuna_norte_2');
  });

  it('puts a refusal of one field under that field', async () => {
    const fields = { password: 'Esa contraseña es muy fácil de adivinar. Elige otra.' };
    mount({ [UPDATE]: { status: 400, body: { code: 'DATOS_INVALIDOS', message: 'x', fields } } });
    await userEvent.type(await field('Contraseña nueva'), 'futbol123');
    await userEvent.type(await field('Repite la contraseña nueva'), 'futbol123');
    await press('Guardar');
    expect(await screen.findByText(fields.password)).toBeTruthy();
    expect(screen.queryByText(/No se pudo guardar/)).toBeNull();
  });

  it('asks who is there when the server wants it, and then saves what was typed', async () => {
    const again = { status: 403, body: { code: 'REAUTENTICAR', message: 'Por seguridad, ingresa de nuevo.' } };
    const { sent } = mount({
      [UPDATE]: (body, count) => (count === 1 ? again : saved(body)),
      'POST plus/auth/reauth/': { status: 200, body: { status: 'ok', auth_at: '2026-06-11T20:00:00Z' } },
    });
    await userEvent.type(await field('Contraseña nueva'), 'monedas-2026');
    await userEvent.type(await field('Repite la contraseña nueva'), 'monedas-2026');
    await press('Guardar');
    const prompt = await screen.findByRole('dialog', { name: 'Confirma que eres tú' });
    await userEvent.type(within(prompt).getByLabelText('Tu contraseña'), 'jugar2026');
    await userEvent.click(within(prompt).getByRole('button', { name: 'Confirmar' }));
    expect(await screen.findByText(/Cerramos tus otras sesiones/)).toBeTruthy();
    expect(sent.map(({ call }) => call)).toEqual([UPDATE, 'POST plus/auth/reauth/', UPDATE]);
    expect(sent[1]?.body).toEqual({ password: 'jugar2026' });
    expect(sent[2]?.body).toMatchObject({ password: 'monedas-2026' });
    expect((await field('Contraseña nueva')).value).toBe('');
  });
});

describe('what else belongs to the account', () => {
  it("ends another session with 'Cerrar', never the one that asks", async () => {
    const { sent } = mount({ 'DELETE plus/users/me/sessions/2/': { status: 200, body: { status: 'ok' } } });
    await press('Cerrar la sesión de Firefox · Windows, usada jue 11 jun 15:00 H');
    expect(screen.queryByRole('button', { name: /^Cerrar la sesión de Chrome/ })).toBeNull();
    expect(await screen.findByText('Cerramos la sesión de Firefox · Windows.')).toBeTruthy();
    expect(sent[0]?.call).toBe('DELETE plus/users/me/sessions/2/');
  });

  it('asks who is there before it ends another session, where the sign-in is some time ago', async () => {
    const again = { status: 403, body: { code: 'REAUTENTICAR', message: 'Por seguridad, ingresa de nuevo.' } };
    const END = 'DELETE plus/users/me/sessions/2/';
    const { sent } = mount({
      [END]: (_: unknown, count: number) => (count === 1 ? again : { status: 200, body: { status: 'ok' } }),
      'POST plus/auth/reauth/': { status: 200, body: { status: 'ok', auth_at: '2026-06-11T20:00:00Z' } },
    });
    await press('Cerrar la sesión de Firefox · Windows, usada jue 11 jun 15:00 H');
    const prompt = await screen.findByRole('dialog', { name: 'Confirma que eres tú' });
    await userEvent.type(within(prompt).getByLabelText('Tu contraseña'), 'jugar2026');
    await userEvent.click(within(prompt).getByRole('button', { name: 'Confirmar' }));
    expect(await screen.findByText('Cerramos la sesión de Firefox · Windows.')).toBeTruthy();
    expect(sent.map(({ call }) => call)).toEqual([END, 'POST plus/auth/reauth/', END]);
  });

  it('shows what a site may do, and takes it away', async () => {
    const { sent } = mount({ 'DELETE plus/embed/grants/4/': { status: 200, body: { status: 'ok' } } });
    expect(await screen.findByText(/Guardar tus predicciones/)).toBeTruthy();
    await press('Quitar el acceso de El Once');
    expect(await screen.findByText('El Once ya no puede usar tu cuenta.')).toBeTruthy();
    expect(sent[0]?.call).toBe('DELETE plus/embed/grants/4/');
  });

  it('mutes a kind of notices, and names those that always come', async () => {
    const muted = prefs.map((pref) => ({ ...pref, enabled: pref.fixed }));
    const { sent } = mount({ 'PUT plus/notifications/prefs/': { status: 200, body: { status: 'ok', prefs: muted } } });
    await userEvent.click(await field('Tus salas'));
    await waitFor(async () => expect((await field('Tus salas')).checked).toBe(false));
    expect(sent[0]?.body).toEqual({ prefs: [{ kind: 'sala', enabled: false }] });
    expect(screen.getByText('Siempre te avisamos de: Tus retiros.')).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'También por correo' })).toBeNull();
  });

  it('sends a kind of notices by mail too, and offers it for those about rooms alone (rules R14.4)', async () => {
    const mailed = prefs.map((pref) => ({ ...pref, mail: pref.mail === null ? null : true }));
    const { sent } = mount({ 'PUT plus/notifications/prefs/': { status: 200, body: { status: 'ok', prefs: mailed } } });
    await userEvent.click(await field('Tus salas, por correo'));
    await waitFor(async () => expect((await field('Tus salas, por correo')).checked).toBe(true));
    expect(sent[0]?.body).toEqual({ prefs: [{ kind: 'sala', enabled: true, mail: true }] });
    expect(screen.queryByLabelText('Tus retiros, por correo')).toBeNull();
  });

  it('shows kinds of notices by the ways they come on a wide screen, and says of what one is always told', async () => {
    wideScreen();
    const mailed = prefs.map((pref) => ({ ...pref, mail: pref.mail === null ? null : true }));
    const { sent } = mount({ 'PUT plus/notifications/prefs/': { status: 200, body: { status: 'ok', prefs: mailed } } });
    const table = within(await screen.findByRole('table', { name: 'Avisos' }));
    const heads = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toEqual(['Aviso', 'En la app', 'Por correo']);
    expect(within(table.getByRole('row', { name: /^Tus retiros/ })).getByText('Siempre')).toBeTruthy();
    await userEvent.click(table.getByLabelText('Tus salas, por correo'));
    expect(sent[0]?.body).toEqual({ prefs: [{ kind: 'sala', enabled: true, mail: true }] });
  });

  it('lowers a limit at once and asks before raising one', async () => {
    const { sent } = mount({
      'PUT plus/limits/': (body) => ({ status: 200, body: { status: 'ok', ...view, ...(body as object) } }),
    });
    await userEvent.clear(await field('Recargas por día (S/)'));
    await userEvent.type(await field('Recargas por día (S/)'), '50');
    await press('Guardar límites');
    expect(await screen.findByText('Guardamos tus límites.')).toBeTruthy();
    expect(sent[0]?.body).toEqual({ limits: { ...limits, deposit_day: 500 } });
    await userEvent.clear(await field('Recargas por día (S/)'));
    await userEvent.type(await field('Recargas por día (S/)'), '300');
    await press('Guardar límites');
    const question = await screen.findByRole('dialog', { name: '¿Subir tus límites?' });
    expect(question.textContent).toContain('Recargas por día: S/ 300.00');
    expect(sent).toHaveLength(1);
    await userEvent.click(within(question).getByRole('button', { name: 'Sí, subir' }));
    await waitFor(() => expect(sent[1]?.body).toEqual({ limits: { ...limits, deposit_day: 3000 } }));
  });

  it('asks 24 hours after a raise whether it is still wanted (rules R16.5)', async () => {
    const pending = { deposit_day: 3000, effective_at: '2020-01-01T00:00:00Z', confirm_until: '2026-06-17T20:00:00Z' };
    const { sent } = mount({
      'GET plus/limits/': { status: 200, body: { ...view, pending } },
      'POST plus/limits/confirm/': {
        status: 200,
        body: { status: 'ok', ...view, limits: { ...limits, deposit_day: 3000 }, pending: null },
      },
    });
    expect(await screen.findByText(/confírmalo hasta el mié 17 jun 15:00 H/)).toBeTruthy();
    await press('Confirmar límites más altos');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Confirmar límites más altos' })).toBeNull());
    expect(sent).toHaveLength(1);
  });

  it('begins a self-exclusion only once it is understood, and shows which rooms were left', async () => {
    const begun = {
      status: 'ok',
      ...view,
      excluded_until: '2026-12-11T20:00:00Z',
      left: [{ sala: 7, name: 'Sala Norte', refund: 50 }],
      saldo: 895,
    };
    const { sent } = mount({
      'POST plus/limits/pause/': { status: 200, body: begun },
      'GET plus/limits/': () => ({
        status: 200,
        body: sent.length > 0 ? { ...view, excluded_until: begun.excluded_until } : view,
      }),
    });
    await press('Autoexcluirme');
    await press('Empezar');
    expect(sent).toEqual([]);
    await userEvent.click(await field('Entiendo que no se puede acortar ni deshacer.'));
    await press('Empezar');
    expect(await screen.findByText(/pausa hasta el viernes 11 de diciembre de 2026/)).toBeTruthy();
    expect(screen.getByText('Sala Norte: te devolvimos S/ 5.00')).toBeTruthy();
    expect(sent[0]?.body).toEqual({ kind: 'autoexclusion', months: 6 });
  });

  it('deletes the account with a proof, says why not, and ends the session afterwards', async () => {
    const gone = { status: 'ok', deleted_at: '2026-06-11T20:00:00Z', final_at: '2026-07-11T20:00:00Z' };
    const money = { code: 'SALDO_PENDIENTE', message: 'Todavía tienes saldo.' };
    const { sent, store } = mount({
      'DELETE plus/auth/account/': (_, count) =>
        count === 1 ? { status: 409, body: money } : { status: 200, body: gone },
    });
    await press('Eliminar mi cuenta');
    await userEvent.type(await field('Tu contraseña'), 'jugar2026');
    await press('Eliminar');
    expect(await screen.findByText('Todavía tienes saldo.')).toBeTruthy();
    await press('Eliminar');
    const end = await screen.findByRole('dialog', { name: 'Eliminamos tu cuenta' });
    expect(end.textContent).toContain('sábado 11 de julio de 2026');
    expect(sent[1]?.body).toEqual({ password: 'jugar2026' });
    await userEvent.click(within(end).getByRole('button', { name: 'Salir' }));
    expect(store.token()).toBeNull();
  });
});
