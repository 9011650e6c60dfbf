// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { GalleryPathContext } from '../../../../page/GalleryPath';
import { entry, offer, pageOf } from '../../../../testing/compeFixtures';
import { mountPage, Refused, type Answers } from '../../../../testing/mountPage';
import { player } from '../../../../testing/prediFixtures';
import { LegendPage } from './LegendPage';

afterEach(cleanup);

const JOIN = 'POST compe/compe-ins/register-sala-compe/';
const legend = (id: number, name: string, owned = true) => ({ id, name, owned, equipped: false, image: '' });
const known: Answers = {
  'GET users/get-data/': player,
  'GET plus/items/?category=leyendas': [legend(1, 'El Maestro'), legend(2, 'La Pantera'), legend(3, 'Ajena', false)],
  'GET sala/compe/filter/?tipo=5&page_size=50': pageOf([offer({ tipo: '5', name: 'Solo leyendas' })]),
  [JOIN]: { status: 'ok', ins_user: 900, compe: entry(900), saldo: 280 },
};
const mount = (answers: Answers = known, at = '/compe/sala/ins/leyenda') =>
  mountPage({
    path: '/compe/sala/ins/leyenda',
    at,
    page: (
      <GalleryPathContext value="/galeria">
        <LegendPage />
      </GalleryPathContext>
    ),
    answers,
  });

it('asks which of the player’s legends enters, shows the fee, and sends the chosen one', async () => {
  const sent = mount();
  fireEvent.click(await screen.findByLabelText(/^Unirme: Solo leyendas/));
  expect((await screen.findAllByRole('radio')).length).toBe(2);
  fireEvent.click(screen.getByLabelText('La Pantera'));
  fireEvent.click(await screen.findByText('Pagar S/ 2.00'));
  expect(await screen.findByText('estás en /compe/sala/1900')).toBeTruthy();
  const writes = sent.filter(({ method }) => method === 'POST');
  expect(writes.map(({ body }) => body)).toEqual([{ sala: 31, item_leyenda: 2 }]);
});

it('opens the room that an address names, and shows a refusal there', async () => {
  const refused = { ...known, [JOIN]: new Refused(409, 'SALA_LLENA', 'Esta sala ya se llenó.') };
  mount(refused, '/compe/sala/ins/leyenda?sala=31');
  fireEvent.click(await screen.findByText('Pagar S/ 2.00'));
  expect(await screen.findByText('Esta sala ya se llenó.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('El Maestro').checked).toBe(true);
});

it('leads who has no legend to the gallery, and asks for nothing', async () => {
  mount({ ...known, 'GET plus/items/?category=leyendas': [legend(3, 'Ajena', false)] });
  expect((await screen.findByText('Ir a la galería')).getAttribute('href')).toBe('/galeria/leyendas');
  fireEvent.click(await screen.findByLabelText(/^Unirme: Solo leyendas/));
  expect(screen.queryByRole('radio')).toBeNull();
});
