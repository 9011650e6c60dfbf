// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { entry, offer } from '../../../testing/compeFixtures';
import { mountPage, Refused, type Answers } from '../../../testing/mountPage';
import { player } from '../../../testing/prediFixtures';
import { CasualJoinPage } from './CasualJoinPage';

afterEach(cleanup);

const ROOMS = 'GET plus/casual/rooms/';
const f6 = (sala: number, name: string, amount_ins: number) => offer({ sala, name, amount_ins, tipo: '4' });
const known: Answers = {
  'GET users/get-data/': player,
  [ROOMS]: [f6(31, 'La del parque', 0), f6(32, 'La de los viernes', 20)],
  'POST compe/compe-ins/register-sala-compe/': { status: 'ok', ins_user: 900, compe: entry(900), saldo: 300 },
};
const mount = (answers: Answers = known) => mountPage({ path: '/play/casual/join', page: <CasualJoinPage />, answers });

it('takes a seat in a free room at a tap and leads to the F6 page of the new entry', async () => {
  const sent = mount();
  fireEvent.click(await screen.findByLabelText(/^Unirme: La del parque/));
  expect(await screen.findByText('estás en /casual/sala/900')).toBeTruthy();
  expect(sent.find(({ method }) => method === 'POST')!.body).toEqual({ sala: 31 });
});

it('shows only the rooms of the chosen price', async () => {
  mount();
  await screen.findByText('La de los viernes');
  fireEvent.click(screen.getByText('Con entrada'));
  expect(screen.queryByText('La del parque')).toBeNull();
  expect(screen.getByText('La de los viernes')).toBeTruthy();
});

it('without open rooms leads to the other game, and says why a list failed', async () => {
  mount({ ...known, [ROOMS]: [] });
  expect((await screen.findByText('Ver salas de Arma Tu 11')).getAttribute('href')).toBe('/compe');
  cleanup();
  mount({ ...known, [ROOMS]: new Refused(503, 'MANTENIMIENTO', 'Volvemos en unos minutos.') });
  expect(await screen.findByText('Volvemos en unos minutos.')).toBeTruthy();
});
