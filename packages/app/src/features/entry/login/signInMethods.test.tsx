// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, configure, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import {
  ClientProvider,
  createClient,
  createSessionStore,
  EXPIRY_KEY,
  SessionProvider,
  TOKEN_KEY,
  type TransportRequest,
} from '@arma11/core';
import { LandingPage } from '../landing/LandingPage';
import { LoginPage } from './LoginPage';

vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

type Answers = Record<string, { status: number; body: unknown } | Error>;
const REGISTER = 'plus/auth/register/';
const FORGOT = 'plus/auth/password/forgot/';
const RESET = 'plus/auth/password/reset/';
const ok = { status: 200, body: { status: 'ok' } };
const opened = { status: 200, body: { user: { id: 9, is_reset: false }, access: 'abc' } };
const refusal = (status: number, code: string, message: string, more = {}) => ({
  status,
  body: { status: 'error', code, message, ...more },
});

function Where() {
  const { pathname, search, hash } = useLocation();
  return <p>{`estás en ${pathname}${search}${hash}`}</p>;
}

function mount(path: string, answers: Answers = {}, token?: string) {
  const store = createSessionStore();
  if (token) store.write(token);
  const sent: TransportRequest[] = [];
  const client = createClient({
    getToken: store.token,
    transport: async (request) => {
      sent.push(request);
      const answer = answers[request.path] ?? refusal(404, 'NO_EXISTE', 'x');
      if (answer instanceof Error) throw answer;
      return { headers: {}, ...answer };
    },
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ClientProvider client={client}>
        <SessionProvider store={store}>
          <MemoryRouter initialEntries={[path]}>
            <Routes>
              <Route path="/" element={<LandingPage />} />
              <Route
                path="/login-user"
                element={
                  <>
                    <LoginPage />
                    <Where />
                  </>
                }
              />
              <Route path="*" element={<Where />} />
            </Routes>
          </MemoryRouter>
        </SessionProvider>
      </ClientProvider>
    </QueryClientProvider>,
  );
  const bodies = (wanted: string) => sent.filter((request) => request.path === wanted).map(({ body }) => body);
  return { store, sent, bodies };
}

// By their text: working out every button's accessible name takes long on a busy machine.
const tap = async (text: string) => userEvent.click(await screen.findByText(text, { selector: 'button' }));
const sheet = () => within(screen.getByRole('dialog'));
const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const field = (label: string) => sheet().getByLabelText<HTMLInputElement>(label);

const typed = {
  Email: 'rosa@correo.pe',
  'Nick de usuario': 'rosa_10',
  Contraseña: 'tres-pelotas',
  'Fecha de nacimiento': '1999-05-04',
};

async function register(changes: Partial<typeof typed> = {}, accepts = true) {
  await tap('Crear cuenta');
  for (const [label, text] of Object.entries({ ...typed, ...changes })) {
    fill(label, text);
  }
  if (accepts) {
    await userEvent.click(field('Acepto los términos y condiciones.'));
    await userEvent.click(field('Acepto la política de privacidad y el uso de mis datos.'));
  }
  await tap('Crear mi cuenta');
}

describe('a new account', () => {
  it.each([
    ['/', '/play'],
    ['/?from=%2Fpredi%2Fsala%2F4', '/predi/sala/4'],
    ['/login-user?from=%2Fpredi%2Fsala%2F4', '/predi/sala/4'],
    ['/?from=https%3A%2F%2Fevil.example', '/play'],
    ['/login-user?from=%2F%2Fevil.example', '/play'],
  ])('opened at %s leads to %s', async (path, target) => {
    const { bodies } = mount(path, { [REGISTER]: opened });
    await register();
    expect(await screen.findByText(`estás en ${target}`)).toBeTruthy();
    expect(localStorage.getItem(TOKEN_KEY)).toBe('abc');
    expect(bodies(REGISTER)).toEqual([
      {
        email: 'rosa@correo.pe',
        username: 'rosa_10',
        password: 'tres-pelotas',
        birth_date: '1999-05-04',
        accept_terms: true,
        accept_privacy: true,
        accept_marketing: false,
      },
    ]);
  });

  it.each(['/?ref=juan_10', '/login-user?ref=juan_10', '/?from=%2Fplay%2Fquest%3Fref%3Djuan_10'])(
    'at %s tells who invited the player',
    async (path) => {
      const { bodies } = mount(path, { [REGISTER]: opened });
      await register();
      expect(bodies(REGISTER)).toMatchObject([{ ref: 'juan_10' }]);
    },
  );

  it.each([
    ['a short name', { 'Nick de usuario': 'rosa' }, 'Nick de usuario muy corto'],
    ['a reserved name', { 'Nick de usuario': 'soporte' }, /Algunos nombres están reservados/],
    ['a password of six', { Contraseña: 'seis66' }, 'Password muy corto'],
    ['no password', { Contraseña: '' }, 'Password muy corto'],
    ['no address', { Email: 'rosa' }, 'Escribe un correo válido.'],
    ['no birth date', { 'Fecha de nacimiento': '' }, 'Escribe tu fecha de nacimiento.'],
  ])('with %s is not sent, and the field says why', async (_, changes, sentence) => {
    const { bodies } = mount('/', { [REGISTER]: opened });
    await register(changes);
    expect(sheet().getByText(sentence)).toBeTruthy();
    expect(document.activeElement).toBe(field(Object.keys(changes)[0]!));
    expect(bodies(REGISTER)).toEqual([]);
  });

  it('needs the terms and the privacy policy', async () => {
    const { bodies } = mount('/', { [REGISTER]: opened });
    await register({}, false);
    expect(sheet().getAllByText('Tienes que aceptarlo para jugar.')).toHaveLength(2);
    expect(bodies(REGISTER)).toEqual([]);
  });

  it.each([
    [refusal(409, 'USUARIO_O_CORREO_EXISTE', 'Ese usuario o correo ya existe.'), 'Ese usuario o correo ya existe.'],
    [refusal(403, 'EDAD_NO_VERIFICADA', 'Debes tener 18 años.'), 'Debes tener 18 años.'],
    [
      refusal(400, 'DATOS_INVALIDOS', 'x', { fields: { password: 'Muy fácil de adivinar.' } }),
      'Muy fácil de adivinar.',
    ],
    [new TypeError('offline'), /^No supimos si tu cuenta se creó/],
  ])('that the server refuses says so, and nothing typed is lost (%#)', async (answer, sentence) => {
    mount('/', { [REGISTER]: answer });
    await register();
    expect(await sheet().findByText(sentence)).toBeTruthy();
    for (const [label, text] of Object.entries(typed)) expect(field(label).value).toBe(text);
    expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
  });
});

describe('a forgotten password', () => {
  it('is asked for with the email of the form, and the answer is the same whoever has it', async () => {
    const { bodies } = mount('/login-user', { [FORGOT]: ok });
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'rosa@correo.pe' } });
    await tap('Olvidé mi contraseña');
    await tap('Enviarme el enlace');
    expect((await sheet().findByRole('status')).textContent).toMatch(/^Si rosa@correo\.pe tiene una cuenta/);
    expect(bodies(FORGOT)).toEqual([{ email: 'rosa@correo.pe' }]);
    await tap('Entendido');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is asked for with what was typed before the app could hear it', async () => {
    mount('/login-user');
    (screen.getByLabelText('Email') as HTMLInputElement).value = 'rosa@correo.pe';
    await tap('Olvidé mi contraseña');
    expect(field('Email').value).toBe('rosa@correo.pe');
  });

  it('needs an address, and shows a refusal in the server’s words', async () => {
    const { bodies } = mount('/login-user', { [FORGOT]: refusal(429, 'MUCHOS_INTENTOS', 'Espera una hora.') });
    await tap('Olvidé mi contraseña');
    await tap('Enviarme el enlace');
    expect(sheet().getByText('Escribe un correo válido.')).toBeTruthy();
    expect(bodies(FORGOT)).toEqual([]);
    fill('Email', 'rosa@correo.pe');
    await tap('Enviarme el enlace');
    expect(await sheet().findByText('Espera una hora.')).toBeTruthy();
    expect(field('Email').value).toBe('rosa@correo.pe');
  });
});

describe('a new password, from the mailed link', () => {
  const token = 'A'.repeat(43);
  const link = `/login-user?from=%2Fcompe#restablecer=${token}`;
  const type = async (password: string, repeat = password) => {
    fill('Contraseña nueva', password);
    fill('Repite la contraseña', repeat);
    await tap('Guardar contraseña');
  };

  it('is set, then the token leaves the address and the player signs in with it', async () => {
    const { bodies } = mount(link, { [RESET]: ok });
    await type('otra-clave-9');
    expect(await screen.findByText('Tu contraseña cambió. Ingresa con la nueva.')).toBeTruthy();
    expect(bodies(RESET)).toEqual([{ token, password: 'otra-clave-9' }]);
    expect(await screen.findByText('estás en /login-user?from=%2Fcompe')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('ends the session of this browser, which the server has ended', async () => {
    const { store } = mount(link, { [RESET]: ok, 'plus/auth/logout/': ok }, 'old');
    await type('otra-clave-9');
    expect(await screen.findByText('Tu contraseña cambió. Ingresa con la nueva.')).toBeTruthy();
    expect([store.token(), localStorage.getItem(EXPIRY_KEY)]).toEqual([null, null]);
  });

  it('must be long enough and the same twice', async () => {
    const { bodies } = mount(link, { [RESET]: ok });
    await type('seis66');
    expect(sheet().getByText('Password muy corto')).toBeTruthy();
    await type('otra-clave-9', 'otra-clave-8');
    expect(sheet().getByText('Las contraseñas no coinciden')).toBeTruthy();
    expect(bodies(RESET)).toEqual([]);
  });

  it.each([
    ['was used', link, refusal(410, 'ENLACE_VENCIDO', 'Este enlace ya venció o ya se usó.'), /ya venció/],
    ['was cut short', '/login-user#restablecer=AAA', ok, /le falta una parte/],
  ])('cannot be set with a link that %s: another one is offered', async (_, path, answer, sentence) => {
    mount(path, { [RESET]: answer });
    if (screen.queryByLabelText('Contraseña nueva')) await type('otra-clave-9');
    expect(await sheet().findByText(sentence)).toBeTruthy();
    await tap('Pedir otro enlace');
    expect(await sheet().findByText('Enviarme el enlace')).toBeTruthy();
  });

  it('that is easy to guess is refused at its field', async () => {
    const easy = refusal(400, 'DATOS_INVALIDOS', 'x', { fields: { password: 'Muy fácil de adivinar.' } });
    mount(link, { [RESET]: easy });
    await type('password1');
    expect(await sheet().findByText('Muy fácil de adivinar.')).toBeTruthy();
    expect(field('Contraseña nueva').value).toBe('password1');
  });
});

describe('the landing', () => {
  it.each([
    ['/', '/play'],
    ['/?from=%2Fcompe%2Fsala%2F7', '/compe/sala/7'],
    ['/?from=%2F%2Fevil.example', '/play'],
  ])('with a valid session %s redirects to %s', (path, target) => {
    mount(path, {}, 'abc');
    expect(screen.getByText(`estás en ${target}`)).toBeTruthy();
  });

  it('follows another tab that signs in', () => {
    mount('/?from=%2Fcompe');
    act(() => {
      localStorage.setItem(TOKEN_KEY, 'abc');
      localStorage.setItem(EXPIRY_KEY, String(Date.now() + 60_000));
      dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY }));
    });
    expect(screen.getByText('estás en /compe')).toBeTruthy();
  });

  it('says that a session ran out, and sends on to the form with the way back and the invitation', () => {
    localStorage.setItem(TOKEN_KEY, 'old');
    localStorage.setItem(EXPIRY_KEY, '1');
    mount('/?from=%2Fcompe%3Fa%3D1&ref=juan_10');
    expect(screen.getByText('Tu sesión venció. Ingresa de nuevo y vuelves donde estabas.')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Acceder con mi Email' });
    expect(link.getAttribute('href')).toBe('/login-user?from=%2Fcompe%3Fa%3D1&ref=juan_10');
    expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
  });
});
