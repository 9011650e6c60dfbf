// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { linkAround, mountList } from '../testing/mountList';
import { FootballerPlace } from './FootballerPlace';
import { useFootballerHref } from './useFootballerHref';
import { Link } from '@arma11/widgets/ui';

// The crests of a whole sheet are drawn: a busy machine takes its time.
vi.setConfig({ testTimeout: 20_000 });

afterEach(cleanup);

const kit = { pattern: 'plain', primary: '#aa0000', secondary: '#ffffff', trim: '#000000' };
const team = (id: number, name: string, short: string) => ({ id, name, short, logo: '/x.svg', kit });
const own = team(7, 'Sillar', 'SIL');
const match = (id: number, more: object = {}) => ({
  id,
  local: own,
  visit: team(100 + id, `Rival ${id}`, `R${id}`),
  date: '2026-06-11T20:00:00.000Z',
  goals_local: 2,
  goals_visit: 1,
  confirmed_time: true,
  ...more,
});
const played = (id: number, points: number, more: object = {}) => ({
  match: match(id),
  home: true,
  minutes: 90,
  points,
  provisional: false,
  breakdown: [{ code: 'gol', label: 'Gol', count: 2, points: 8 }],
  ...more,
});
const sheet = {
  player: {
    id: 5,
    full_name: 'Paolo Rojas',
    number: 9,
    team: own,
    position: 3,
    condition: 1,
    condition_note: 'Golpe en la rodilla',
    pts: 51,
    avg_points: 4.25,
  },
  league_name: 'Liga',
  league_unique: 'demo',
  matches: [played(1, 9), played(2, -1), played(3, 3), played(4, 2), played(5, 0), played(6, 7)],
  next: [
    { match: match(8), home: true, difficulty: 'alta' },
    { match: match(9, { local: team(20, 'Tumi', 'TUM'), visit: own }), home: false, difficulty: null },
  ],
  chosen: { jornada: 3, jornada_name: 'Fecha 3', pct: 34.5 },
};

function Page() {
  return (
    <>
      <Link href={useFootballerHref()(5)}>Rojas</Link>
      <FootballerPlace />
    </>
  );
}
const mount = (answer: object = sheet) =>
  mountList({ path: '/club', at: '/club?vista=lista', page: <Page />, answers: { 'plus/players/5/': answer } });

async function open(answer?: object): Promise<HTMLElement> {
  mount(answer);
  await userEvent.click(await linkAround('Rojas'));
  return screen.findByRole('dialog');
}

describe('the sheet of a footballer', () => {
  it('opens by an address over the page, and closes with the page as it was', async () => {
    mount();
    const link = await linkAround('Rojas');
    expect(link.getAttribute('href')).toBe('/club?vista=lista&jugador=5');
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(link);
    expect(await screen.findByText('Paolo Rojas')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Paolo Rojas')).toBeNull());
    expect((await linkAround('Rojas')).getAttribute('href')).toBe('/club?vista=lista&jugador=5');
  });

  it('says condition and note, average, season and how many chose them', async () => {
    const dialog = await open();
    expect(await within(dialog).findByText('Golpe en la rodilla')).toBeTruthy();
    expect(within(dialog).getByText('Delantero · Sillar · Liga')).toBeTruthy();
    expect(within(dialog).getByText('4.3')).toBeTruthy();
    expect(within(dialog).getByText('34.5 %')).toBeTruthy();
  });

  it('has the five latest matches as columns, oldest first, each with its rival and points in words', async () => {
    const dialog = await open();
    const columns = (await within(dialog).findByText(/el más reciente a la derecha/)).nextElementSibling!;
    expect([...columns.children].map((each) => each.lastElementChild!.textContent)).toEqual([
      'Rival 5 en casa, 0 puntos',
      'Rival 4 en casa, 2 puntos',
      'Rival 3 en casa, 3 puntos',
      'Rival 2 en casa, -1 punto',
      'Rival 1 en casa, 9 puntos',
    ]);
  });

  it('says how hard the next rivals are in a word, and nothing where nobody knows (rules R21.3)', async () => {
    const dialog = await open();
    expect((await within(dialog).findByText('Rival 8 en casa')).closest('a')!.textContent).toContain(
      'Dificultad: Alta',
    );
    expect(within(dialog).getByText('Tumi de visita').closest('a')!.textContent).not.toContain('Dificultad');
  });

  it('says how each match ended for their side', async () => {
    const away = { home: false, match: match(2, { estado: 'finalizado' }) };
    const won = { match: match(1, { estado: 'finalizado' }) };
    const dialog = await open({ ...sheet, matches: [played(3, 3), played(2, 2, away), played(1, 1, won)] });
    const notes = (await within(dialog).findAllByText(/90 min/)).map(({ textContent }) => textContent!.split(' · ')[0]);
    expect(notes).toEqual(['2-1', 'Perdió 1-2', 'Ganó 2-1']);
  });

  it('says where the points of a match come from', async () => {
    const dialog = await open();
    expect(await within(dialog).findAllByText('Gol × 2')).toHaveLength(6);
    expect(within(dialog).getAllByText('+8')).toHaveLength(6);
  });

  it('of who has not played and whom nobody chose says so, and shows nothing empty', async () => {
    const dialog = await open({ ...sheet, matches: [], next: [], chosen: null });
    expect(await within(dialog).findByText(/Todavía no juega/)).toBeTruthy();
    expect(within(dialog).getByText(/no le quedan partidos/)).toBeTruthy();
    expect(within(dialog).queryByText(/Lo eligieron/)).toBeNull();
    expect(within(dialog).queryByText('Sus últimos cinco')).toBeNull();
  });
});
