// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { linkAround, listPage, mountList, type ListAnswer } from '../../../testing/mountList';
import { MyGamesPage } from './MyGamesPage';

afterEach(cleanup);

const RUNNING = 'compe/list/all-by-user/';
const PAST = 'compe/list/history-by-user/';

const entry = (id: number, sala: number, detail: object, more: object = {}) => ({
  id,
  sala: { id: sala, jornada: 4, jornada_name: 'Fecha 4' },
  sala_detail: { name: `Sala ${sala}`, league_unique: 'demo', league_logo: '', tipo: '1', ...detail },
  points: 40,
  rank: 3,
  prize: 0,
  lock_at: '2026-01-01T00:00:00.000Z',
  ...more,
});

const mount = (answers: Record<string, ListAnswer>) =>
  mountList({ path: '/play/juegos-compe', page: <MyGamesPage />, answers });

describe('the own lineup rooms', () => {
  it('lead to the team while they are played and to the ranking once they are over; F6 has pages of its own', async () => {
    mount({
      [RUNNING]: listPage([entry(5, 70, { estado: 'en_vivo' }), entry(6, 71, { estado: 'en_vivo', tipo: '4' })]),
      [PAST]: listPage([entry(7, 72, { estado: 'pagada' }, { prize: 324 })]),
    });
    const live = await linkAround(/Sala 70/);
    expect(live.textContent).toBe('Sala 70En vivo · Puesto 3 · Fecha 440 pts');
    expect(live.getAttribute('href')).toBe('/compe/sala/70');
    expect((await linkAround(/Sala 71/)).getAttribute('href')).toBe('/casual/sala/6');
    const over = await linkAround(/Sala 72/);
    expect(over.getAttribute('href')).toBe('/compe/sala/72/ranking');
    expect(over.textContent).toContain('Ganaste S/ 32.40 · Puesto 3');
  });

  it("without one says 'Aún no tienes salas. Empieza con una gratis.' and leads to the open ones", async () => {
    mount({ [RUNNING]: listPage([]), [PAST]: listPage([]) });
    expect(await screen.findByText('Aún no tienes salas. Empieza con una gratis.')).toBeTruthy();
    expect((await linkAround('Ver salas')).getAttribute('href')).toBe('/compe');
  });

  it('a list that fails says so and leaves the other one', async () => {
    const broken = new Error('No pudimos leer tus salas.');
    mount({ [RUNNING]: broken, [PAST]: listPage([entry(7, 72, { estado: 'pagada' })]) });
    expect(await screen.findByText(/No pudimos leer tus salas\./)).toBeTruthy();
    expect(await linkAround(/Sala 72/)).toBeTruthy();
  });

  it('asks for the next page of what is over', async () => {
    const past = (query: URLSearchParams) =>
      query.get('page') === '2'
        ? listPage([entry(8, 73, { estado: 'pagada' })])
        : listPage([entry(7, 72, { estado: 'pagada' })], '/services/compe/list/history-by-user/?page=2');
    mount({ [RUNNING]: listPage([]), [PAST]: past });
    await userEvent.click(await screen.findByText('Ver más'));
    expect(await linkAround(/Sala 73/)).toBeTruthy();
    expect(screen.queryByText('Ver más')).toBeNull();
  });
});
