// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { pageOf, sala } from '../../../../testing/compeFixtures';
import { mountPage, Refused, type Answers } from '../../../../testing/mountPage';
import { match, player } from '../../../../testing/prediFixtures';
import { AddPrivatePage } from './AddPrivatePage';

afterEach(cleanup);

const MAKE = 'POST sala/create/private-sala/';
const league = { league_unique: 'pacifico', name: 'Liga del Pacífico', logo: '', season: '2096', jornada: 3 };
const known: Answers = {
  'GET users/get-data/': player,
  'GET plus/leagues/': [{ ...league, has_compe: true, has_predi: true }],
  'GET predi/prices/list/': [0, 20].map((amount_ins, id) => ({ id: id + 1, amount_ins, label: '', currency_hint: '' })),
  'GET partidos/for-fantasy/list/?league=pacifico&page_size=50': pageOf([
    match(1, { jornada: 2, jornada_name: 'Jornada 2', estado: 'finalizado' }),
    match(2, { jornada: 2, jornada_name: 'Jornada 2' }),
    match(3, { jornada: 3, jornada_name: 'Jornada 3' }),
  ]),
  'GET compe/list/all-by-user/?page=1': pageOf([]),
  'GET plus/quote/?amount_ins=20&n=10&modo_pozo=proporcional': { total: 200, comision: 20, pozo: 180, awards: [] },
  [MAKE]: { status: 'ok', sala: sala(), cod_access: 'ABCDEFGHJK', share_url: '/x', ins_user: 900 },
};
const mount = (answers: Answers = known) =>
  mountPage({ path: '/compe/add-private', page: <AddPrivatePage />, answers });

/** Fills the form once its jornadas are known, and sends it. */
async function make({ fee = '0', seats = '10' } = {}) {
  await screen.findByText(/^Jornada 3/);
  await screen.findByText('S/ 2.00');
  fireEvent.change(screen.getByLabelText('Nombre de la sala'), { target: { value: ' Los del barrio ' } });
  fireEvent.change(screen.getByLabelText('Entrada de cada jugador'), { target: { value: fee } });
  fireEvent.change(screen.getByLabelText('Cupos'), { target: { value: seats } });
  fireEvent.click(screen.getByText('Crear sala'));
}
// As public rooms are played, unless the owner says otherwise.
const modes = { captain: true, late_swap: false, max_per_club: 4, budget: false };
const room = { name: 'Los del barrio', league_unique: 'pacifico', jornada: 3, max_players: 10, join: true };
const wanted = { ...room, ...modes };
const written = (sent: ReturnType<typeof mount>) => sent.filter(({ method }) => method === 'POST');

describe('a private lineup room', () => {
  it('is made at once when it is free, for a jornada that has not begun, and shows its code', async () => {
    const sent = mount();
    await make();
    expect(await screen.findByText('ABCDE-FGHJK')).toBeTruthy();
    expect(written(sent).map(({ body }) => body)).toEqual([{ ...wanted, amount_ins: 0 }]);
    expect(screen.queryByText(/^Jornada 2/)).toBeNull();
    expect(screen.getByText('Armar mi equipo').getAttribute('href')).toBe('/compe/sala/31');
  });

  it('is played as its owner chooses', async () => {
    const sent = mount();
    fireEvent.click(await screen.findByLabelText(/^Con capitán/));
    fireEvent.click(screen.getByLabelText(/cambios de quien todavía no juega$/));
    fireEvent.click(screen.getByLabelText(/^Con presupuesto/));
    fireEvent.change(screen.getByLabelText('Del mismo club'), { target: { value: '' } });
    await make();
    expect(await screen.findByText('ABCDE-FGHJK')).toBeTruthy();
    expect(written(sent).map(({ body }) => body)).toEqual([
      { ...room, amount_ins: 0, captain: false, late_swap: true, max_per_club: null, budget: true },
    ]);
  });

  it('asks before its first seat is paid, with the pot and the balance after', async () => {
    const sent = mount();
    await make({ fee: '20' });
    expect(await screen.findByText('S/ 18.00')).toBeTruthy();
    expect(screen.getByText('S/ 28.00')).toBeTruthy();
    expect(written(sent)).toEqual([]);
    fireEvent.click(screen.getByText('Pagar S/ 2.00 y crear'));
    expect(await screen.findByText('ABCDE-FGHJK')).toBeTruthy();
    expect(written(sent).map(({ body }) => body)).toEqual([{ ...wanted, amount_ins: 20 }]);
  });

  it.each(['1', '101', 'diez', ''])('has from 2 to 100 seats: %j is not sent', async (seats) => {
    const sent = mount();
    await make({ seats });
    expect(await screen.findByText('Escribe un número de 2 a 100.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Cupos'));
    expect(written(sent)).toEqual([]);
  });

  it('shows a refusal in the server’s words, leads to where coins are bought, and keeps what was typed', async () => {
    const words = 'Te faltan S/ 1.00. Recarga o elige una sala gratis.';
    mount({ ...known, [MAKE]: new Refused(409, 'SALDO_INSUFICIENTE', words) });
    await make({ fee: '20' });
    fireEvent.click(await screen.findByText('Pagar S/ 2.00 y crear'));
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByText('Recargar')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Nombre de la sala').value.trim()).toBe('Los del barrio');
  });
});

it('a code leads to its room', async () => {
  mount();
  fireEvent.change(screen.getByLabelText('Código de la sala'), { target: { value: 'abcdefghjk' } });
  fireEvent.click(screen.getByText('Buscar sala'));
  expect(await screen.findByText('estás en /compe/sala/join/?code=ABCDE-FGHJK')).toBeTruthy();
});
