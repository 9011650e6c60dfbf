// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Arma11Error, type TransportRequest } from '@arma11/core';
import type { AnswerToSave, PrediMatch } from '@arma11/core/contract';
import { alternativeId, answersFixture, marketId } from '@arma11/testing/fixtures/prediFixture';
import { savingAnswers, storedAnswers } from '@arma11/testing/fixtures/prediRoutes';
import { waitingAnswers } from '@arma11/widgets';
import { mountPage, Refused } from '../../testing/mountPage';
import { match, player, sala } from '../../testing/prediFixtures';
import { PredictionsPage } from './PredictionsPage';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const room = sala({ id: 77, user_ins: 8801, has_tie: false });
const asked: PrediMatch = {
  id: 1,
  match: match(5),
  answers: [...answersFixture(5, '1x2'), ...answersFixture(5, 'goles')],
  my_answers: [],
  points: null,
};
const stored = ({ body }: TransportRequest) => storedAnswers(body as AnswerToSave[]);

const mount = (saving: unknown = stored, user_ins = 8801) =>
  mountPage({
    path: '/predi/sala/77',
    page: <PredictionsPage />,
    context: room,
    answers: {
      'GET users/get-data/': player,
      'GET predi/sala/get/77/': { ...room, user_ins },
      'GET predi-partidos/list/match-sala/77/': [asked],
      [savingAnswers]: saving,
    },
  });

/** One tap after the other, at once: the pause before a save is a clock's. */
async function press(...names: RegExp[]): Promise<void> {
  const radios = await Promise.all(names.map((name) => screen.findByRole('radio', { name })));
  radios.forEach((radio) => fireEvent.click(radio));
}
const saves = (sent: readonly TransportRequest[]) => sent.filter(({ method }) => method === 'POST');
const wanted = (kind: '1x2' | 'goles', answer: string) => ({
  predi: 77,
  match_prediction: marketId(5, kind),
  alternative: alternativeId(5, kind, answer),
});

it('saves what was tapped by itself, the taps of a match together, and says so in the bar with what is answered', async () => {
  const sent = mount();
  const bar = await screen.findByRole('button', { name: 'Guardar 0 de 2' });
  expect(bar.getAttribute('aria-disabled')).toBe('true');
  await press(/^Empate/, /^Más de 2.5/);
  const saved = await screen.findByRole('button', { name: 'Guardado 2 de 2' });
  expect(saved.getAttribute('aria-disabled')).toBe('true');
  expect(saves(sent).map(({ body }) => body)).toEqual([[wanted('1x2', 'Empate'), wanted('goles', 'Más de 2.5')]]);
});

it('saves at once when Guardar is pressed', async () => {
  const sent = mount();
  await press(/^Empate/);
  await userEvent.click(screen.getByRole('button', { name: 'Guardar 1 de 2' }));
  await screen.findByRole('button', { name: 'Guardado 1 de 2' });
  expect(saves(sent)).toHaveLength(1);
});

it('leaves what was not saved yet to be sent when the page is left', async () => {
  const sent = mount();
  await press(/^Empate/);
  cleanup();
  expect(saves(sent)).toEqual([]);
  expect(waitingAnswers()).toEqual([{ predi: 77, ins: 8801, answers: [wanted('1x2', 'Empate')] }]);
});

it('saves from the page as it is left where the device keeps nothing', async () => {
  const sent = mount();
  await press(/^Empate/);
  localStorage.clear();
  cleanup();
  await waitFor(() => expect(saves(sent)).toHaveLength(1));
});

it('saves at once when the app goes out of sight', async () => {
  const sent = mount();
  await press(/^Empate/);
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(waitingAnswers()).toHaveLength(1);
  Reflect.deleteProperty(document, 'visibilityState');
  await screen.findByRole('button', { name: 'Guardado 1 de 2' });
  expect(saves(sent)).toHaveLength(1);
  expect(waitingAnswers()).toEqual([]);
});

it('says in the bar that answers wait for the internet, and keeps them', async () => {
  mount(new Arma11Error('network', 'Sin conexión.'));
  await press(/^Empate/);
  await screen.findByRole('button', { name: 'Por enviar 1 de 2' });
  expect(screen.getByText('Pendiente de enviar')).toBeTruthy();
  await waitFor(() => expect(waitingAnswers()).toHaveLength(1));
});

it('says why answers were not saved, and Guardar tries again', async () => {
  let refuse = true;
  const sent = mount((request: TransportRequest) =>
    refuse ? new Refused(422, 'INVALIDO', 'Eso no se puede.') : stored(request),
  );
  await press(/^Empate/);
  await screen.findByText('No se guardó. Eso no se puede.');
  refuse = false;
  await userEvent.click(screen.getByRole('button', { name: 'Guardar 1 de 2' }));
  await screen.findByRole('button', { name: 'Guardado 1 de 2' });
  expect(saves(sent)).toHaveLength(2);
});

it('who has no seat gets the bar of the panel, and nothing is saved before there is one', async () => {
  const sent = mount(stored, 0);
  await press(/^Empate/);
  screen.getByRole('button', { name: /^Unirme/ });
  await new Promise((done) => setTimeout(done, 1_000));
  expect(saves(sent)).toEqual([]);
});
