// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { linkAround, listPage, mountList } from '../../../testing/mountList';
import { MyPredictionsPage } from './MyPredictionsPage';

afterEach(cleanup);

const room = (id: number, more: object = {}) => ({
  id,
  name: `Polla ${id}`,
  league_names: ['Liga'],
  estado: 'abierta',
  lock_at: '2099-01-01T00:00:00.000Z',
  user_ins: 9,
  unanswered: 0,
  ...more,
});
const past = (predi: object, more: object) => ({ predi, rank: 2, points: 30, aciertos: 6, prize: 0, ...more });

const mount = (running: object[], over: object[]) =>
  mountList({
    path: '/play/juegos-predi',
    page: <MyPredictionsPage />,
    answers: {
      'predi/sala/list-by_user/': listPage(running),
      'predi/ins-predi/history/predi-awards/': listPage(over),
      'predi/ins-predi/list-ranking/3/': { ...listPage([]), me: { position: 4, points: 12 } },
    },
  });

describe('the own prediction rooms', () => {
  it('show what is left to answer, and the place and points while they are played', async () => {
    mount([room(1, { unanswered: 5 }), room(2), room(3, { estado: 'en_vivo' }), room(4, { user_ins: 0 })], []);
    expect((await linkAround(/Polla 1/)).textContent).toContain('Te faltan 5 respuestas');
    expect((await linkAround(/Polla 2/)).textContent).toContain('Respuestas listas');
    expect((await linkAround(/Polla 4/)).textContent).toContain('todavía no juegas');
    expect(await screen.findByText('12 pts')).toBeTruthy();
    expect((await linkAround(/Polla 3/)).textContent).toBe('Polla 3En vivo · Puesto 412 pts');
  });

  it('that are over tell the prize or the hits, and a cancelled one neither', async () => {
    const paid = room(5, { estado: 'pagada' });
    mount(
      [],
      [
        past(paid, { prize: 173 }),
        past(room(6, { estado: 'pagada' }), {}),
        past(room(7, { estado: 'cancelada' }), { rank: null, points: 0, aciertos: 0 }),
      ],
    );
    const won = await linkAround(/Polla 5/);
    expect(won.textContent).toBe('Polla 5Ganaste S/ 17.30 · Puesto 230 pts');
    expect(won.getAttribute('href')).toBe('/predi/sala/5/puntos');
    expect((await linkAround(/Polla 6/)).textContent).toBe('Polla 66 aciertos · Puesto 230 pts');
    expect((await linkAround(/Polla 7/)).textContent).toBe('Polla 7Cancelada');
    expect((await linkAround('Ver salas públicas')).getAttribute('href')).toBe('/predi/ins');
  });
});
