// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { linkAround, listPage, mountList, type ListAnswer } from '../../testing/mountList';
import { MatchesPage } from './MatchesPage';

// The crests of a whole page are drawn: a busy machine takes its time.
vi.setConfig({ testTimeout: 20_000 });

afterEach(cleanup);

const PATH = '/play/matches/in-game/';
const team = (id: number, name: string) => ({ id, name, short: name, logo: '/x.svg', kit: undefined });
const match = (id: number, local: string, more: object = {}) => ({
  id,
  local: team(id, local),
  visit: team(id + 100, 'Visitante'),
  date: '2026-06-11T20:00:00.000Z',
  hour: '15:00',
  league_name: 'Liga',
  league_unique: 'demo',
  jornada: 4,
  jornada_name: 'Fecha 4',
  estado: 'programado',
  minute: null,
  goals_local: null,
  goals_visit: null,
  official: false,
  confirmed_time: true,
  num_rooms: 0,
  ...more,
});
const live = match(1, 'Alianza', { estado: 'en_vivo', minute: 67, goals_local: 2, goals_visit: 1 });
const coming = match(2, 'Sillar');
const over = match(3, 'Tumi', { estado: 'finalizado', goals_local: 0, goals_visit: 3, official: true });
const leagues = [{ league_unique: 'demo', name: 'Liga', logo: '', season: '2026', jornada: 4, has_compe: true }];

const detail = {
  ...live,
  events: [{ minute: 12, type: 'gol_penal', team: 'Alianza', player: 'Ibarra' }],
  lineups_confirmed: true,
  num_public_rooms: 2,
};

const side = (place: number | null, form: string[], players: object[] = []) => ({
  place,
  points: place === null ? null : 12,
  form,
  players,
});
const behind = {
  id: 1,
  local: side(
    2,
    ['ganado', 'empatado', 'perdido'],
    [{ id: 44, full_name: 'Luis Ibarra', position: 3, number: 9, minutes: 67, points: 8 }],
  ),
  visit: side(null, []),
  meetings: [match(9, 'Alianza', { estado: 'finalizado', goals_local: 4, goals_visit: 0, official: true })],
};

const mount = (at: string, forFantasy: ListAnswer) =>
  mountList({
    path: PATH,
    at,
    page: <MatchesPage />,
    answers: {
      'plus/leagues/': leagues,
      'partidos/for-fantasy/list/': forFantasy,
      'partidos/get-match/1/': detail,
      'plus/matches/1/': behind,
    },
  });

const last = (asked: string[]) => asked.filter((address) => address.includes('for-fantasy')).at(-1);

describe('the matches', () => {
  it('being played stand first, the coming ones under their day, those just over last', async () => {
    mount(PATH, listPage([over, live, coming]));
    expect(await screen.findByText('En vivo')).toBeTruthy();
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows[0]).toBe("Alianza2contraVisitante167'Provisional");
    expect(rows[1]).toContain('15:00');
    expect(rows[2]).toContain('Final · Oficial');
    expect(screen.getByText('jueves 11 de junio')).toBeTruthy();
  });

  it('one opens in a sheet with what happened and the way to its rooms, and closes by Esc', async () => {
    mount(PATH, listPage([live]));
    await userEvent.click(await linkAround('Alianza'));
    const sheet = screen.getByRole('dialog');
    expect(await within(sheet).findByText('Gol de penal · Ibarra')).toBeTruthy();
    const rooms = await linkAround('Ver 2 salas con este partido');
    expect(rooms.getAttribute('href')).toBe('/predi/ins?match=1');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Gol de penal · Ibarra')).toBeNull());
  });

  it('tell form in letters and words, the place, earlier meetings and who played (rules R21.5)', async () => {
    mount(`${PATH}?partido=1`, listPage([live]));
    const sheet = await screen.findByRole('dialog');
    expect(await within(sheet).findByText('2.º con 12 pts')).toBeTruthy();
    expect(within(sheet).getByText('ganó').closest('ol')!.textContent).toBe('GganóEempatóPperdió');
    expect(within(sheet).getByText('Sin partidos')).toBeTruthy();
    expect(within(sheet).getByText('Entre ellos esta temporada')).toBeTruthy();
    const player = await linkAround('Luis Ibarra');
    expect(player.getAttribute('href')).toBe(`${PATH}?partido=1&jugador=44`);
    expect(player.textContent).toContain('67 min');
  });

  it('of the results are those of the current jornada that are over; with none, the one before is a tap away', async () => {
    const asked = mount(`${PATH}?ver=resultados`, (query: URLSearchParams) =>
      listPage(query.get('jornada') === '4' ? [live, coming] : [over]),
    );
    expect(await screen.findByText('Todavía no termina ningún partido de la jornada 4.')).toBeTruthy();
    expect(last(asked)).toBe('partidos/for-fantasy/list/?league=demo&jornada=4&page=1');
    await userEvent.click(screen.getByText('Ver jornada 3'));
    expect(await linkAround(/Tumi/)).toBeTruthy();
    expect(last(asked)).toBe('partidos/for-fantasy/list/?league=demo&jornada=3&page=1');
  });

  it('when nothing is coming the results are a tap away', async () => {
    mount(PATH, (query: URLSearchParams) => listPage(query.get('jornada') === '4' ? [over] : []));
    expect(await screen.findByText('No hay partidos programados.')).toBeTruthy();
    await userEvent.click(screen.getByText('Ver resultados'));
    expect(await linkAround(/Tumi/)).toBeTruthy();
  });
});
