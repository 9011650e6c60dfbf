// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { entry, offer, pageOf } from '../../../testing/compeFixtures';
import { mountPage, Refused, type Answers } from '../../../testing/mountPage';
import { player } from '../../../testing/prediFixtures';
import { CompeByCodePage } from './CompeByCodePage';

afterEach(cleanup);

const READ = 'GET sala/compe/filter/?code=ABCDEFGHJK';
const known: Answers = {
  'GET users/get-data/': player,
  [READ]: pageOf([offer()]),
  'POST compe/compe-ins/register-sala-private/': { status: 'ok', ins_user: 900, compe: entry(900), saldo: 280 },
};
const mount = (answers: Answers = known) =>
  mountPage({
    path: '/compe/sala/join/',
    at: '/compe/sala/join/?code=ABCDE-FGHJK',
    page: <CompeByCodePage />,
    answers,
  });

it('shows the room of a link with its fee, pays only when asked to, by the code, and leads inside', async () => {
  const sent = mount();
  fireEvent.click(await screen.findByLabelText(/^Unirme: Los del barrio/));
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
  fireEvent.click(await screen.findByText('Pagar S/ 2.00'));
  expect(await screen.findByText('estás en /compe/sala/1900')).toBeTruthy();
  expect(sent.find(({ method }) => method === 'POST')!.body).toEqual({ sala: 'ABCDEFGHJK' });
});

it('lets who is already in play on, and pays nothing', async () => {
  const sent = mount({ ...known, [READ]: pageOf([offer({ ins_user: 900 })]) });
  fireEvent.click(await screen.findByLabelText(/^Jugar/));
  expect(await screen.findByText('estás en /compe/sala/31')).toBeTruthy();
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('says that a code opens nothing, keeps it, and offers the other game', async () => {
  mount({ ...known, [READ]: new Refused(404, 'CODIGO_NO_EXISTE', 'x') });
  expect((await screen.findByRole('alert')).textContent).toBe(
    'No encontramos ese código. Revísalo: son 10 letras o números.',
  );
  expect(screen.getByLabelText<HTMLInputElement>('Código de la sala').value).toBe('ABCDE-FGHJK');
  const other = screen.getByText('Buscar en Predicciones');
  expect(other.getAttribute('href')).toBe('/predi/sala-join?code=ABCDE-FGHJK');
});
