// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { linkAround, mountList, type ListAnswer } from '../../testing/mountList';
import { EventsPage } from './EventsPage';
import { EventTablePage } from './EventTablePage';

afterEach(cleanup);

const event = {
  id: 3,
  name: 'Copa de Invierno',
  image: '',
  league_unique: 'demo',
  league_name: 'Liga',
  jornada_from: 4,
  jornada_to: 6,
  jornada: 5,
  jornada_name: 'Fecha 5',
  estado: 'en_vivo',
  starts_at: '2026-06-11T20:00:00.000Z',
  ends_at: '2026-06-30T20:00:00.000Z',
  num_players: 27,
  rooms: [],
};
const champion = {
  event: { id: 2, name: 'Copa de Verano', image: '' },
  champion: { id: 8, username: 'rosa_10', avatar: '' },
  points: 210,
  prize: 500,
  jornada_name: 'Fecha 3',
};
const row = {
  position: 1,
  ins: 4,
  user: { id: 8, username: 'memo', avatar: '' },
  points: 71,
  last_points: 2,
  prize: 0,
};
const table = {
  count: 1,
  next: null,
  previous: null,
  results: [{ ...row, tied: false, is_me: false, aciertos: null, movement: 0 }],
  sala: 70,
  jornada: 5,
  provisional: true,
  updated_at: '2026-06-12T20:00:00.000Z',
  me: null,
};

describe('the events', () => {
  const mount = (answers: Record<string, ListAnswer>) =>
    mountList({ path: '/play/eventos', page: <EventsPage />, answers });

  it('show their jornadas and lead to their table; the champions of the others follow', async () => {
    mount({ 'plus/events/': [event], 'compe/list-champions/by-events/': [champion] });
    expect(await screen.findByText(/Jornadas 4 a 6/)).toBeTruthy();
    expect(screen.getByText('En vivo · 27 jugadores')).toBeTruthy();
    const link = await linkAround('Ver tabla');
    expect(link.getAttribute('href')).toBe('/play/eventos/tabla/3/5/');
    expect((await screen.findByText('rosa_10')).closest('li')?.textContent).toContain('210 pts');
  });

  const room = (id: number, tipo: string, name: string) => ({
    id,
    tipo,
    name,
    amount_ins: 0,
    date_start: '2026-06-11T20:00:00.000Z',
    lock_at: '2026-06-11T19:55:00.000Z',
    teams_logos: [],
    user_ins: 0,
    num_players: 3,
    cod_access: null,
    awards: [],
    estado: 'abierta',
    progress: '0',
    max_players: 100,
    min_players: 2,
    modo_pozo: 'proporcional',
    commission_bps: 1000,
    pozo: 0,
    top_award: 0,
    pts_en_juego: 30,
    num_matches: 3,
    league_names: ['Liga'],
    free_exit_until: null,
    owner: null,
    is_admin: false,
    has_tie: false,
    unanswered: 0,
    late_join: false,
  });

  it("show the prediction rooms of events that are open to all, one's own among them, and where a code is typed in", async () => {
    const own = { ...room(8, 'evento', 'Copa del club'), user_ins: 5 };
    mount({
      'plus/events/': [],
      'compe/list-champions/by-events/': [],
      'predi/sala/list-public/': [room(7, 'evento', 'Copa abierta'), room(6, 'publica', 'Sala de siempre'), own],
      'predi/sala/list-by_user/': { count: 1, next: null, previous: null, results: [own] },
    });
    expect(await screen.findByText('Copa abierta')).toBeTruthy();
    expect(await screen.findAllByText('Copa del club')).toHaveLength(1);
    expect(screen.queryByText('Sala de siempre')).toBeNull();
    expect((await linkAround('Entrar con un código')).getAttribute('href')).toBe('/predi/event-join');
  });

  it('without one lead to the open rooms', async () => {
    mount({ 'plus/events/': [], 'compe/list-champions/by-events/': [] });
    expect(await screen.findByText('No hay eventos en este momento.')).toBeTruthy();
    expect((await linkAround('Ver salas abiertas')).getAttribute('href')).toBe('/compe');
  });
});

describe('the table of an event', () => {
  const open = (at: string) =>
    mountList({
      path: '/play/eventos/tabla/:id/:jornada',
      at,
      page: <EventTablePage />,
      answers: { 'plus/events/': [event], 'plus/events/3/table/': table },
    });
  const last = (asked: string[]) => asked.filter((address) => address.includes('table')).at(-1);

  it('is that of the jornada in its address, and of all together on demand', async () => {
    const asked = open('/play/eventos/tabla/3/5/');
    expect(await screen.findByRole('heading', { level: 1, name: 'Copa de Invierno' })).toBeTruthy();
    expect(await screen.findByText('memo')).toBeTruthy();
    expect(last(asked)).toBe('plus/events/3/table/?jornada=5&page=1');
    await userEvent.selectOptions(screen.getByLabelText('Tabla'), 'Total del evento');
    expect(await screen.findByText('memo')).toBeTruthy();
    expect(last(asked)).toBe('plus/events/3/table/?page=1');
  });

  it('of an event that is gone leads back to the others', async () => {
    open('/play/eventos/tabla/99/5/');
    expect(await screen.findByText('Ese evento ya no está.')).toBeTruthy();
  });
});
