// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { mountPage, Refused, type Answers } from '../../../../testing/mountPage';
import { player, sala } from '../../../../testing/prediFixtures';
import { CreatePrediPage } from './CreatePrediPage';

afterEach(cleanup);

const MAKE = 'POST predi/sala/create-private/';
const known: Answers = {
  'GET users/get-data/': player,
  'GET predi/prices/list/': [
    { id: 1, amount_ins: 0, label: 'Gratis', currency_hint: 'PEN' },
    { id: 2, amount_ins: 20, label: 'S/ 2.00', currency_hint: 'PEN' },
  ],
  'GET plus/quote/?amount_ins=20&n=7&modo_pozo=completo': { total: 140, comision: 14, pozo: 126, awards: [] },
  [MAKE]: { status: 'ok', predi: sala({ estado: 'borrador' }), cod_access: 'ABCDEFGHJK', share_url: '/x' },
};
const mount = (answers: Answers = known) =>
  mountPage({ path: '/predi/create-predi', page: <CreatePrediPage />, answers });
const posts = (sent: { method: string; body?: unknown }[]) => sent.filter(({ method }) => method === 'POST');

async function fill(seats: string) {
  fireEvent.change(await screen.findByLabelText('Nombre de la sala'), { target: { value: 'Los del barrio' } });
  fireEvent.change(screen.getByLabelText('Cupos'), { target: { value: seats } });
  for (const name of ['S/ 2.00', 'Debe llenarse', 'Crear y elegir partidos'])
    fireEvent.click(screen.getByRole('button', { name }));
}

describe('making a private room', () => {
  it('sends what was chosen under one key and leads to its matches', async () => {
    const sent = mount();
    await fill('7');
    expect(await screen.findByText('estás en /predi/choice-sala-predi/77')).toBeTruthy();
    const [made] = posts(sent);
    expect(made!.body).toEqual({ name: 'Los del barrio', amount_ins: 20, max_players: 7, modo_pozo: 'completo' });
    expect((made as { headers?: Record<string, string> }).headers).toHaveProperty('idempotency-key');
  });

  it('keeps the group that the room is made for in the address', async () => {
    mountPage({
      path: '/predi/create-predi',
      at: '/predi/create-predi?grupo=5',
      page: <CreatePrediPage />,
      answers: known,
    });
    await fill('7');
    expect(await screen.findByText('estás en /predi/choice-sala-predi/77?grupo=5')).toBeTruthy();
  });

  it('asks for 2 to 500 seats before anything is sent', async () => {
    const sent = mount();
    await fill('1');
    expect((await screen.findByRole('alert')).textContent).toBe('Escribe un número de 2 a 500.');
    expect(posts(sent)).toEqual([]);
  });

  it('shows a refusal in the server’s words and keeps what was typed', async () => {
    mount({ ...known, [MAKE]: new Refused(409, 'LIMITE_ALCANZADO', 'Ya tienes 20 salas privadas en marcha.') });
    await fill('7');
    expect(await screen.findByText('Ya tienes 20 salas privadas en marcha.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Nombre de la sala').value).toBe('Los del barrio');
  });
});
