// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { TransportRequest } from '@arma11/core';
import type { AnswerToSave, MarketKind, PrediMatch } from '@arma11/core/contract';
import { alternativeId, answersFixture, marketId } from '@arma11/testing/fixtures/prediFixture';
import { savingAnswers, storedAnswers } from '@arma11/testing/fixtures/prediRoutes';
import { waitingAnswers } from '@arma11/widgets';
import { mountPage, Refused } from '../../../testing/mountPage';
import { match, pageOf, player, sala } from '../../../testing/prediFixtures';
import { QuickFormPage } from './QuickFormPage';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const room = sala({ id: 77, user_ins: 8801, has_tie: false });
const kinds: MarketKind[] = ['marcador', '1x2', 'primer_gol'];
const asked = (id: number, fixture = id): PrediMatch => ({
  id: fixture,
  match: match(id),
  answers: kinds.flatMap((kind) => answersFixture(fixture, kind)),
  my_answers: [],
  points: null,
});

const stored = ({ body }: TransportRequest) => storedAnswers(body as AnswerToSave[]);

const mount = (own: Partial<Record<string, unknown>> = {}, context = room) =>
  mountPage({
    path: '/predi/sala/77/rapida',
    page: <QuickFormPage />,
    context,
    answers: {
      'GET users/get-data/': player,
      'GET predi/sala/get/77/': room,
      'GET predi-partidos/list/match-sala/77/': [asked(5), asked(6)],
      [savingAnswers]: stored,
      ...own,
    },
  });

const field = (team: string) => screen.findByRole<HTMLInputElement>('textbox', { name: `Goles de ${team}` });
const saves = (sent: readonly TransportRequest[]) => sent.filter(({ method }) => method === 'POST');
const wanted = (fixture: number, kind: MarketKind, answer: string, predi = 77) => ({
  predi,
  match_prediction: marketId(fixture, kind),
  alternative: alternativeId(fixture, kind, answer),
});

it('a digit leads to the next field, and Enter in the last one saves all scores at once', async () => {
  const sent = mount();
  await userEvent.click(await field('Local 5'));
  await userEvent.keyboard('2100');
  expect(document.activeElement).toBe(await field('Visita 6'));
  expect(saves(sent)).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('button', { name: 'Guardado 4 de 6' });
  expect(saves(sent).map(({ body }) => body)).toEqual([
    [wanted(5, 'marcador', '2-1'), wanted(5, '1x2', 'Local'), wanted(6, 'marcador', '0-0'), wanted(6, '1x2', 'Empate')],
  ]);
});

it('says what a score answers, and which field is missing', async () => {
  mount();
  const row = await screen.findByRole('listitem', { name: 'Local 5 contra Visita 5' });
  await userEvent.type(await field('Local 5'), '0');
  expect(row.textContent).toContain('Faltan los goles de Visita 5.');
  await userEvent.keyboard('3');
  await waitFor(() => expect(row.textContent).toMatch(/ H Visita$/));
});

it('whoever comes back to a field may write two digits there', async () => {
  mount();
  const local = await field('Local 5');
  await userEvent.type(local, '1');
  await userEvent.click(local);
  await userEvent.keyboard('{Backspace}');
  await userEvent.keyboard('1');
  await userEvent.click(local);
  await userEvent.type(local, '2');
  expect(local.value).toBe('12');
  expect(document.activeElement).toBe(local);
});

it('what was typed and not saved waits to be sent when the form is left', async () => {
  mount();
  await userEvent.type(await field('Local 5'), '2');
  await userEvent.keyboard('1');
  cleanup();
  expect(waitingAnswers().map(({ answers }) => answers)).toEqual([
    [wanted(5, 'marcador', '2-1'), wanted(5, '1x2', 'Local')],
  ]);
});

it('a closed match is shown and takes no goals', async () => {
  const closed = { ...asked(5), match: match(5, { close_predi: true, estado: 'en_vivo' as const }) };
  mount({ 'GET predi-partidos/list/match-sala/77/': [closed, asked(6)] });
  expect((await field('Local 5')).readOnly).toBe(true);
  expect((await field('Local 6')).readOnly).toBe(false);
  expect(screen.getByRole('listitem', { name: 'Local 5 contra Visita 5' }).textContent).toContain('Cerrado');
});

it('who has no seat, and a room without such questions, are led to the room', async () => {
  mount({}, { ...room, user_ins: 0 });
  await screen.findByText('Aún no estás en esta sala. Únete para jugar.');
  cleanup();
  const other = { ...asked(5), answers: answersFixture(5, 'primer_gol') };
  mount({ 'GET predi-partidos/list/match-sala/77/': [other] });
  await screen.findByText('Esta sala no tiene preguntas que se respondan con un marcador.');
  expect(screen.getByRole('link', { name: 'Ir a la sala' }).getAttribute('href')).toBe('/predi/sala/77');
});

it('copies to the other rooms that ask about the same matches, and says what became of each', async () => {
  const mine = [
    room,
    sala({ id: 80, user_ins: 90, name: 'La oficina' }),
    sala({ id: 81, user_ins: 91, name: 'Primos' }),
  ];
  const sent = mount({
    'GET predi/sala/list-by_user/?page=1': pageOf([...mine, sala({ id: 82, user_ins: 92, name: 'Otra fecha' })]),
    'GET predi-partidos/list/match-sala/80/': [asked(5, 8)],
    'GET predi-partidos/list/match-sala/81/': [asked(5, 9)],
    'GET predi-partidos/list/match-sala/82/': [asked(7)],
    [savingAnswers]: (request: TransportRequest) =>
      (request.body as AnswerToSave[])[0]!.predi === 81 ? new Refused(422, 'INVALIDO', 'Eso no.') : stored(request),
  });
  await userEvent.type(await field('Local 5'), '2');
  await userEvent.keyboard('1');
  await userEvent.click(await screen.findByRole('button', { name: 'Copiar a mis otras salas' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Copiar a mis otras salas' }));
  await dialog.findByRole('checkbox', { name: 'La oficina · 1 partido' });
  expect(dialog.getAllByRole('checkbox')).toHaveLength(2);
  await userEvent.click(dialog.getByRole('button', { name: 'Copiar a 2 salas' }));
  await dialog.findByText('La oficina: guardado.');
  await dialog.findByText('Primos: no se guardó. Eso no.');
  const copied = saves(sent).map(({ body }) => body as AnswerToSave[]);
  expect(copied.find(([answer]) => answer!.predi === 80)).toEqual([
    wanted(8, 'marcador', '2-1', 80),
    wanted(8, '1x2', 'Local', 80),
  ]);
});
