// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Arma11Error, createSessionStore, type TransportRequest } from '@arma11/core';
import type { AnswerToSave, PrediMatch, PrediRoom } from '@arma11/core/contract';
import { alternativeId, answersFixture, marketId, pickFixture } from '@arma11/testing/fixtures/prediFixture';
import { savingAnswers, storedAnswers } from '@arma11/testing/fixtures/prediRoutes';
import { waitingAnswers } from '@arma11/widgets';
import { OutboxContext, type OutboxPlace } from '../../../offline/outbox/OutboxContext';
import { keepTrial, readTrial } from '../../../page/trial/trialScores';
import { mountPage } from '../../../testing/mountPage';
import { match, player, sala } from '../../../testing/prediFixtures';
import { PredictionsPage } from '../PredictionsPage';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const LOCK = '2096-06-11T19:55:00Z';
const room = sala({ id: 77, user_ins: 8801, has_tie: false, lock_at: LOCK, amount_ins: 0, tipo: 'publica' });
const asked = (id: number, my_answers: PrediMatch['my_answers'] = []): PrediMatch => ({
  id,
  match: match(id),
  answers: answersFixture(id, '1x2'),
  my_answers,
  points: null,
});
const stored = ({ body }: TransportRequest) => storedAnswers(body as AnswerToSave[]);
const wanted = (fixture: number, answer: string) => ({
  predi: 77,
  match_prediction: marketId(fixture, '1x2'),
  alternative: alternativeId(fixture, '1x2', answer),
});

const trial = {
  until: Date.parse(LOCK),
  scores: new Map([
    [5, { local: 2, visit: 1 }],
    [6, { local: 0, visit: 0 }],
  ]),
};

function mount(changes: Partial<PrediRoom> = {}, { saving = stored as unknown, matches = [asked(5), asked(6)] } = {}) {
  keepTrial(77, trial);
  const store = createSessionStore();
  store.write('abc');
  const place: OutboxPlace = { store };
  const shown = { ...room, ...changes };
  const sent = mountPage({
    path: '/predi/sala/77',
    page: (
      <OutboxContext value={place}>
        <PredictionsPage />
      </OutboxContext>
    ),
    context: shown,
    answers: {
      'GET users/get-data/': player,
      'GET predi/sala/get/77/': shown,
      'GET predi-partidos/list/match-sala/77/': matches,
      [savingAnswers]: saving,
    },
  });
  const news = () => place.outbox?.news().map(({ tone, text }) => [tone, text]) ?? [];
  return { sent, news };
}

const saves = (sent: readonly TransportRequest[]) => sent.filter(({ method }) => method === 'POST');

it('saves by itself, once, what a guest answered, and says how many; nothing is kept then', async () => {
  const { sent, news } = mount();
  await screen.findByRole('button', { name: 'Guardado 2 de 2' });
  expect(saves(sent).map(({ body }) => body)).toEqual([[wanted(5, 'Local'), wanted(6, 'Empate')]]);
  expect(news()).toEqual([['good', 'Guardamos tus 2 predicciones.']]);
  expect(readTrial(77)).toBeNull();
  cleanup();
  expect(waitingAnswers()).toEqual([]);
});

it('saves it when the page is left at once: it is the draft of their entry by then', async () => {
  const { sent } = mount();
  await waitFor(() => expect(readTrial(77)).toBeNull());
  cleanup();
  expect(saves(sent)).toEqual([]);
  expect(waitingAnswers()).toEqual([{ predi: 77, ins: 8801, answers: [wanted(5, 'Local'), wanted(6, 'Empate')] }]);
});

it('never saves over answers that are there', async () => {
  const { sent, news } = mount({}, { matches: [asked(5, [pickFixture(5, '1x2', 'Visita')]), asked(6)] });
  await screen.findByRole('button', { name: 'Guardado 2 de 2' });
  expect(saves(sent).map(({ body }) => body)).toEqual([[wanted(6, 'Empate')]]);
  expect(news()).toEqual([['good', 'Guardamos tu predicción.']]);
});

it('says that answers were there where all were', async () => {
  const matches = [5, 6].map((id) => asked(id, [pickFixture(id, '1x2', 'Visita')]));
  const { sent, news } = mount({}, { matches });
  await waitFor(() => expect(news()).toEqual([['good', 'En esta sala ya tenías respuestas: quedan como estaban.']]));
  expect(saves(sent)).toEqual([]);
});

it('keeps it as what waits where there is no internet, and says nothing of having saved', async () => {
  const { news } = mount({}, { saving: new Arma11Error('network', 'Sin conexión.') });
  await screen.findByRole('button', { name: 'Por enviar 2 de 2' });
  expect(news()).toEqual([]);
  await waitFor(() => expect(waitingAnswers()).toHaveLength(1));
});

it.each([
  ['can be entered', {}, 'Tus 2 predicciones siguen en tu celular. Entra a la sala y las guardamos.', true],
  ['is full', { estado: 'llena' as const }, /^La sala se llenó\. Dejamos 2 predicciones en tu celular/, true],
  ['has closed', { estado: 'cerrada' as const, progress: '1' as const }, /^La sala cerró antes de que entraras/, false],
  ['was called off', { estado: 'cancelada' as const }, /^La sala se canceló/, false],
])('without a seat in a room that %s says what becomes of it, and sends nothing', async (_, changes, text, stays) => {
  const { sent } = mount({ user_ins: 0, ...changes });
  expect(await screen.findByText(text)).toBeTruthy();
  expect(readTrial(77) !== null).toBe(stays);
  expect(saves(sent)).toEqual([]);
});
