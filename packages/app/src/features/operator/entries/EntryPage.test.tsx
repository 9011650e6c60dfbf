// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { DeskEntryShown } from '@arma11/core/back-office';
import { dialog, mountDesk } from '../testing/mountDesk';
import { EntryPage } from './EntryPage';

afterEach(cleanup);

const shown: DeskEntryShown = {
  entry: {
    entry: 5,
    user: 7,
    username: 'rosa-once',
    joined_at: '2026-11-19T20:00:00Z',
    saved_at: '2026-11-20T19:00:00Z',
    fee: 50,
    gift: false,
    position: 3,
    points: 52,
    prize: null,
  },
  room: 12,
  room_name: 'Copa Norte',
  kind: 'compe',
  estado: 'en_vivo',
  lock_at: '2026-11-20T19:55:00Z',
  removable: false,
  elevens: [
    {
      jornada: 5,
      hidden: false,
      formation: '442',
      points: 52,
      slots: [
        {
          slot: 0,
          position: 'POR',
          player: 1,
          name: 'Pedro Gallese',
          team: 'ALI',
          captain: true,
          points: 12,
          breakdown: [
            { code: 'minutes', label: 'Jugó', count: 1, points: 2 },
            { code: 'saves', label: 'Atajadas', count: 3, points: 4 },
          ],
        },
        {
          slot: 1,
          position: 'DEF',
          player: 2,
          name: 'Luis Advíncula',
          team: 'UNI',
          captain: false,
          points: 0,
          breakdown: [],
        },
      ],
    },
  ],
  answers: [],
};

const mount = (entry: object, answers: object = {}) =>
  mountDesk({
    page: <EntryPage />,
    path: '/operador/inscripciones/:entry',
    at: '/operador/inscripciones/5',
    answers: { 'GET ops/entries/5/': { ...shown, ...entry }, ...answers },
  });
const press = async (name: string, place: HTMLElement = document.body) =>
  fireEvent.click(await within(place).findByRole('button', { name }));
const hidden = { jornada: 5, hidden: true, formation: null, points: null, slots: [] };

describe('an entry at the desk', () => {
  it('says why it has its points, player by player', async () => {
    mount({});
    expect(await screen.findByText('4-4-2 · 52 puntos')).toBeTruthy();
    const row = screen.getByRole('row', { name: /Pedro Gallese \(C\)/ });
    expect(within(row).getByText('Jugó: 2 · Atajadas (3): 4')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Copa Norte' }).getAttribute('href')).toBe('/operador/salas/12');
    expect(screen.queryByRole('button', { name: 'Retirar de la sala' })).toBeNull();
  });

  it('says what was answered and what each answer earned, and hides what has not locked', async () => {
    const answer = { match: 9, name: 'ALI - UNI', question: '¿Quién gana?', hidden: false } as const;
    mount({
      kind: 'predi',
      elevens: [],
      answers: [
        { ...answer, answer: 'Local', result: 'acierto', points: 3 },
        { ...answer, question: '¿Cuántos goles?', answer: null, result: null, points: 0 },
        { ...answer, match: 10, hidden: true, answer: null, result: null, points: 0 },
      ],
    });
    expect(await screen.findByText('Local: acertó')).toBeTruthy();
    expect(screen.getByText('No respondió')).toBeTruthy();
    expect(screen.getByText('Se ve desde su cierre')).toBeTruthy();
  });

  it('is taken out with a reason, naming the coins that go back and to whom', async () => {
    const removed = { entry: 5, user: 7, username: 'rosa-once', room: 12, name: 'Copa Norte', returned: 50 };
    const { sent } = mount(
      { removable: true, elevens: [hidden] },
      { 'POST ops/entries/5/remove/': { ...removed, gift: false, may_return: false } },
    );
    expect(await screen.findByText(/Nadie ve un once/)).toBeTruthy();
    await press('Retirar de la sala');
    const asked = await dialog('Retirar a rosa-once');
    expect(within(asked).getByText(/rosa-once sale de la sala y recibe 50 monedas/)).toBeTruthy();
    await press('Retirar de la sala', asked);
    expect(await within(asked).findByText('Falta este dato.')).toBeTruthy();
    fireEvent.change(within(asked).getByLabelText(/Motivo/), { target: { value: 'Dos cuentas' } });
    await press('Retirar de la sala', asked);
    expect((await screen.findAllByText('rosa-once salió de la sala: 50 monedas devueltas.')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Retirar de la sala' })).toBeNull();
    expect(sent).toMatchObject([{ call: 'ops/entries/5/remove/', body: { reason: 'Dos cuentas' } }]);
  });

  it('shows the server’s sentence when the room has locked meanwhile', async () => {
    const late = 'Room 12 locked at 2026-11-20T19:55:00Z: its pot and prizes are final.';
    mount({ removable: true }, { 'POST ops/entries/5/remove/': new Error(late) });
    await press('Retirar de la sala');
    const asked = await dialog('Retirar a rosa-once');
    fireEvent.change(within(asked).getByLabelText(/Motivo/), { target: { value: 'Dos cuentas' } });
    await press('Retirar de la sala', asked);
    expect(await within(asked).findByText(late)).toBeTruthy();
  });

  it('that is not there says so', async () => {
    mount({}, { 'GET ops/entries/5/': new Error('There is no entry 5.') });
    expect(await screen.findByText('There is no entry 5.')).toBeTruthy();
  });
});
