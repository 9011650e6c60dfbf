// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { movement, pageOf } from '../../../testing/compeFixtures';
import { mountPage, type Answers } from '../../../testing/mountPage';
import { player } from '../../../testing/prediFixtures';
import { IncomePage } from './IncomePage';

afterEach(cleanup);

const read = (page: number, type = '') => `GET plus/wallet/movements/?${type}page=${page}&page_size=50`;
const prediction = movement(8, { label: 'De predicciones', ref: { kind: 'predi', id: 8 } });
const recharge = movement(9, { type: 'recarga', amount: 500, label: 'Recarga', ref: null });
const prize = movement(7, { type: 'premio', amount: 324, label: 'Noche grande' });
const known: Answers = {
  'GET users/get-data/': player,
  'GET plus/wallet/summary/': { month: { deposits: 500, entries: 160, prizes: 173, net: 13 } },
  // Nothing of lineup rooms on the first page: the second is read at once.
  [read(1)]: pageOf([prediction, recharge], '/next'),
  [read(2)]: pageOf([prize, movement(6)]),
  [read(1, 'type=premio&')]: pageOf([]),
};
const mount = () => mountPage({ path: '/compe/ingresos', page: <IncomePage />, answers: known });

it('lists what lineup rooms cost and paid, and nothing else', async () => {
  mount();
  const row = (await screen.findByText('Noche grande')).closest('a')!;
  expect(row.textContent).toContain('+S/ 32.40');
  expect(row.getAttribute('href')).toBe('/compe/sala/7');
  expect(screen.getByText('Sala 6').closest('a')!.textContent).toContain('-S/ 2.00');
  expect(screen.queryByText('De predicciones')).toBeNull();
  expect(screen.queryByText('Recarga')).toBeNull();
  expect(screen.getByText('Diferencia').nextSibling?.textContent).toBe('S/ 1.30');
});

it('shows one kind, and leads back from an empty one', async () => {
  mount();
  await screen.findByText('Noche grande');
  fireEvent.click(screen.getByText('Premios', { selector: 'button' }));
  expect(await screen.findByText('No hay movimientos de este tipo.')).toBeTruthy();
  fireEvent.click(screen.getByText('Ver todos'));
  expect(await screen.findByText('Noche grande')).toBeTruthy();
});
