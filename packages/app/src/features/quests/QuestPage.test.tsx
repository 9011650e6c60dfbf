// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClient, type TransportRequest } from '@arma11/core';
import type { Criterio, Quest } from '@arma11/core/contract';
import { Arma11Provider } from '@arma11/widgets';
import { QuestPage } from './QuestPage';

// A busy machine takes its time.
vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 25_000 });
afterEach(cleanup);

const quest = (id: number, changes: Partial<Quest> = {}): Quest => ({
  id,
  title: `Misión ${id}`,
  status: { cumplidas: 1, total: 2 },
  description: 'Haz esto y aquello.',
  reward_coins: 30,
  reward_item: null,
  ends_at: '2026-06-15T05:00:00Z',
  claimable: false,
  claimed: false,
  ...changes,
});
const done = { status: { cumplidas: 2, total: 2 }, claimable: true };
const main = quest(1, { title: 'Cinco jugadas' });
const others = [
  quest(2, { title: 'Ojo de águila', reward_coins: 15, ...done }),
  quest(3, { title: 'Tu carné', reward_coins: 0, reward_item: 17 }),
];
const step = (id: number, changes: Partial<Criterio>): Criterio => ({
  id,
  quest: 1,
  title: `Paso ${id}`,
  event: 'acierto',
  progress: 0,
  target: 1,
  done: false,
  link: '/compe',
  ...changes,
});
const steps = [
  step(1, { title: 'Guarda tu once', progress: 2, target: 3 }),
  step(2, { title: 'Ingresa', progress: 1, done: true }),
  step(3, { title: 'Invita', link: 'https://evil.example' }),
];
const rango = {
  level: 2,
  name: 'Debutante',
  image: '/media/rango/2.svg',
  xp: 140,
  xp_from: 100,
  xp_next: 300,
  percent: 20,
  history: [{ date: '2026-06-11T12:00:00Z', xp: 2, reason: 'Ingreso del día' }],
};

type Answer = { status: number; body: unknown };
const ok = (body: unknown): Answer => ({ status: 200, body });
const refused = (status: number, code: string, message: string): Answer => ({
  status,
  body: { status: 'error', code, message, request_id: 'r-1' },
});
const user = { id: 9, username: 'rosa', saldo: 45, local_contry: 'PEN' };

function mount(changes: Record<string, Answer | (() => Answer | Promise<Answer>)> = {}) {
  const sent: TransportRequest[] = [];
  const asked: string[] = [];
  const answers: Record<string, Answer | (() => Answer | Promise<Answer>)> = {
    'quest/get/main-quest/': ok(main),
    'quest/list/criterios/': ok(steps),
    'quest/resume/by-user/': ok({ quests: [main, ...others] }),
    'rango/get/rango-user/': ok(rango),
    'users/get-data/': ok(user),
    ...changes,
  };
  const client = createClient({
    transport: async (request) => {
      if (request.method !== 'GET') sent.push(request);
      else asked.push(request.path);
      const found = Object.entries(answers).find(([start]) => request.path.startsWith(start))?.[1] ?? ok({});
      return { headers: {}, ...(typeof found === 'function' ? await found() : found) };
    },
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <Arma11Provider client={client} queryClient={queryClient}>
      <QuestPage />
    </Arma11Provider>,
  );
  return { sent, asked, user: userEvent.setup() };
}

describe('the missions', () => {
  it('beside the main one wait for it, so that no card comes and goes', async () => {
    let send!: (answer: Answer) => void;
    const later = new Promise<Answer>((resolve) => (send = resolve));
    const { asked } = mount({ 'quest/get/main-quest/': () => later });
    await waitFor(() => expect(asked).toContain('quest/resume/by-user/'));
    expect(screen.queryByRole('heading', { name: 'Cinco jugadas' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Ojo de águila' })).toBeNull();
    send(ok(main));
    await screen.findByRole('heading', { name: 'Ojo de águila' });
  });

  it('show the main one with its steps; one that is not done leads to where it is, on this site only', async () => {
    mount();
    await screen.findByText('Guarda tu once');
    const list = screen.getByRole('list', { name: 'Pasos de Cinco jugadas' });
    const links = within(list).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Guarda tu once2 de 3', '/compe'],
      ['Invita0 de 1', '/play'],
    ]);
    expect(within(list).getByText('Ingresa').nextSibling?.textContent).toBe('Cumplido');
    screen.getByRole('progressbar', { name: 'Cinco jugadas' });
  });

  it('show the steps of another one on demand', async () => {
    const { asked, user: me } = mount();
    await screen.findByText('Tu carné');
    const button = screen.getByRole('button', { name: 'Ver pasos: Tu carné' });
    expect(asked.filter((path) => path.includes('criterios') && path.includes('quest=3'))).toEqual([]);
    await me.click(button);
    await screen.findByRole('list', { name: 'Pasos de Tu carné' });
    expect(button.getAttribute('aria-expanded')).toBe('true');
    screen.getByRole('img', { name: 'Premio para tu galería' });
  });

  it('say when there is no main one, and still show the others', async () => {
    mount({ 'quest/get/main-quest/': refused(404, 'NO_EXISTE', 'No hay misión.') });
    await screen.findByText('Esta semana no hay misión. Vuelve el lunes.');
    await screen.findByText('Ojo de águila');
  });

  it('keep a failing section to itself', async () => {
    mount({ 'quest/resume/by-user/': refused(400, 'X', 'Volvemos en unos minutos.') });
    await screen.findByText('Volvemos en unos minutos.');
    await screen.findByText('Guarda tu once');
    await screen.findByText('Debutante');
  });
});

describe("'Cobrar premio' of another mission", () => {
  const [eagle] = others;

  it('pays once, however often it is tapped, and shows coins and item', async () => {
    let paid = false;
    const claimed = () => ({ ...eagle!, claimable: !paid, claimed: paid });
    const { sent, user: me } = mount({
      'quest/resume/by-user/': () => ok({ quests: [main, claimed()] }),
      'quest/save/pay-quest/': () => {
        paid = true;
        return ok({ status: 'ok', quest: claimed(), coins: 15, item: { name: 'El cumplidor', category: 'avatars' } });
      },
    });
    await me.dblClick(await screen.findByRole('button', { name: 'Cobrar premio: Ojo de águila' }));
    const said = await screen.findByText(/¡Cobraste S\/ 1.50! Ya está en tu saldo./);
    expect(said.textContent).toContain('¡Ganaste El cumplidor! Ya está en tu galería.');
    expect(sent.map(({ body }) => body)).toEqual([{ quest: 2 }]);
    await waitFor(() => expect(screen.queryByRole('button', { name: /Cobrar premio/ })).toBeNull());
  });

  it('shows a refusal in the words of the server', async () => {
    const words = 'Ya cobraste esta misión. Vuelve el lunes por otra.';
    const { user: me } = mount({ 'quest/save/pay-quest/': refused(409, 'MISION_YA_COBRADA', words) });
    await me.click(await screen.findByRole('button', { name: 'Cobrar premio: Ojo de águila' }));
    expect((await screen.findByRole('alert')).textContent).toBe(`No se cobró. ${words}`);
  });
});

describe('a promo code', () => {
  const use = async (me: ReturnType<typeof userEvent.setup>, code: string) => {
    await me.type(screen.getByLabelText('¿Tienes un código?'), code);
    await me.click(screen.getByRole('button', { name: 'Canjear' }));
  };
  const gift = { status: 'ok', type: 'bono', coins: 25, item: null, sala: 0, saldo: 70, message: 'Listo: ganaste 25.' };

  it('gives what it gives, in the words of the server', async () => {
    const { sent, user: me } = mount({ 'promo/use-code/': ok(gift) });
    await use(me, ' hincha-1 ');
    await screen.findByText('Listo: ganaste 25.');
    expect(sent.map(({ body }) => body)).toEqual([{ code_promo: 'hincha-1' }]);
  });

  it('that seats the player leads to their rooms', async () => {
    const { user: me } = mount({ 'promo/use-code/': ok({ ...gift, type: 'entrada', sala: 40 }) });
    await use(me, 'X1');
    await screen.findByRole('link', { name: 'Mis Juegos' });
    screen.getByRole('link', { name: 'Mis Predicciones' });
  });

  it('is not sent empty', async () => {
    const { sent, user: me } = mount();
    await me.click(screen.getByRole('button', { name: 'Canjear' }));
    screen.getByText('Escribe tu código.');
    expect(sent).toEqual([]);
  });

  it('that is refused keeps what was typed, and says why', async () => {
    const words = 'Verifica tu celular en tu perfil y vuelve a usar el código.';
    const { user: me } = mount({ 'promo/use-code/': refused(403, 'TELEFONO_NO_VERIFICADO', words) });
    await use(me, 'HINCHA1');
    await screen.findByText(words);
    expect(screen.getByLabelText<HTMLInputElement>('¿Tienes un código?').value).toBe('HINCHA1');
    screen.getByRole('link', { name: 'Verificar mi celular' });
  });
});

describe('the rank', () => {
  it('says how far the next one is and where the XP came from', async () => {
    mount();
    await screen.findByText('Te faltan 160 XP para Titular.');
    expect(screen.getByRole('progressbar', { name: /Debutante/ }).getAttribute('aria-valuenow')).toBe('20');
    screen.getByText('Ingreso del día');
  });
});
