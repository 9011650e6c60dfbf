import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Estado, Ranking as Table } from '@arma11/core/contract';
import { playerFixture } from '@arma11/testing/fixtures/playerFixture';
import { rankingFixture, rankingRowFixture } from '@arma11/testing/fixtures/rankingFixture';
import { prediRoomFixture, salaFixture } from '@arma11/testing/fixtures/roomFixture';
import {
  answers,
  broken,
  refuses,
  unauthenticated,
  type FixtureRoutes,
} from '@arma11/testing/transports/fixtureTransport';
import { ourSite, partnerPage } from '../fixtures/embedFixture';
import { renderWidget } from '../fixtures/renderWidget';
import { Ranking, type RankingProps } from './Ranking';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const roomAt = 'GET predi/sala/get/77/';
const tableAt = 'GET predi/ins-predi/list-ranking/77/';
const room = (estado: Estado, lock_at = '2026-11-21T18:00:00Z') =>
  answers(prediRoomFixture({ name: 'Clásicos', estado, lock_at }));
const routesOf = (table: Partial<Table> = {}, estado: Estado = 'en_vivo'): FixtureRoutes => ({
  'GET users/get-data/': answers(playerFixture()),
  [roomAt]: room(estado),
  [tableAt]: answers(rankingFixture(table)),
});
const setup = (routes: FixtureRoutes = routesOf(), props: Partial<RankingProps> = {}) =>
  renderWidget(routes, <Ranking kind="predi" salaId={77} {...props} />);
const rowsOf = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1);

describe('the table of a room', () => {
  it('has a name, and columns that say what they are', async () => {
    setup();
    const table = await screen.findByRole('table', { name: 'Tabla de posiciones: Clásicos' });
    const columns = within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);
    expect(columns).toEqual(['Puesto', 'Jugador', 'Cambio', 'Puntos']);
    expect(await rowsOf()).toHaveLength(10);
  });

  it('tells place, name, prize, movement and points of each', async () => {
    const first = rankingRowFixture({ ins: 1, points: 48, prize: 300, movement: 2 });
    setup(routesOf({ results: [first, rankingRowFixture({ ins: 2, movement: -1 })] }));
    const [one, two] = await rowsOf();
    expect(one!.textContent).toBe('1jugador-1S/ 30.00Premio: S/ 30.002subió 248');
    expect(two!.textContent).toBe('2jugador-21bajó 158');
  });

  it('gives equals the same place (rules R7.3)', async () => {
    const equal = { position: 1, points: 40, tied: true };
    setup(routesOf({ results: [1, 2].map((ins) => rankingRowFixture({ ins, ...equal })) }));
    expect((await rowsOf()).map(({ textContent }) => textContent)).toEqual([
      '1jugador-1=empatado40',
      '1jugador-2=empatado40',
    ]);
  });

  it('shows as many rows as it is asked for', async () => {
    setup(routesOf(), { limit: 3 });
    expect(await rowsOf()).toHaveLength(3);
  });

  it('lights the player’s own row', async () => {
    const me = rankingRowFixture({ ins: 2, is_me: true });
    setup(routesOf({ results: [rankingRowFixture({ ins: 1 }), me], me }));
    const rows = await rowsOf();
    expect(rows.map((row) => row.getAttribute('aria-current'))).toEqual([null, 'true']);
    expect(rows[1]!.textContent).toContain('jugador-2 (Tú)');
  });

  it('shows the player’s own row below the others where it is not among them', async () => {
    setup(routesOf({ me: rankingRowFixture({ ins: 17, is_me: true }) }), { limit: 5 });
    const rows = await rowsOf();
    expect(rows).toHaveLength(6);
    expect(rows[5]!.textContent).toContain('jugador-17 (Tú)');
  });

  it('has no places and no points before the lock: everybody would be first', async () => {
    const routes = { ...routesOf({}, 'abierta'), [roomAt]: room('abierta', '2026-11-21T20:00:00Z') };
    renderWidget(routes, <Ranking kind="predi" salaId={77} limit={1} />, { now: '2026-11-21T18:00:00Z' });
    await screen.findByText('Empieza con el primer partido');
    expect((await rowsOf()).map(({ textContent }) => textContent)).toEqual(['–jugador-1–']);
  });

  it.each<[Estado, Partial<Table>, string]>([
    ['en_vivo', {}, 'En vivo'],
    ['por_liquidar', {}, 'Puntos provisionales'],
    ['pagada', { provisional: false }, 'Oficial'],
    ['cancelada', {}, 'Sala cancelada'],
  ])('says of a room that is %s: %s', async (estado, table, words) => {
    setup(routesOf(table, estado));
    await screen.findByText(words);
    await screen.findByText('20 jugadores');
  });

  it('is that of one jornada of a lineup room where it is asked for', async () => {
    const { requests } = renderWidget(
      {
        'GET users/get-data/': answers(playerFixture()),
        'GET plus/rooms/compe/311/': answers(salaFixture({ id: 311, estado: 'en_vivo' })),
        'GET compe/ranking/ranking-compe-sala/': answers(rankingFixture()),
      },
      <Ranking kind="compe" salaId={311} jornada={3} />,
    );
    await rowsOf();
    const asked = requests.find(({ path }) => path.includes('ranking-compe-sala'));
    expect(JSON.stringify(asked)).toMatch(/jornada\W+3/);
  });
});

describe("'Ver toda la tabla'", () => {
  it('tells the page which room', async () => {
    const onOpen = vi.fn();
    const { user } = setup(routesOf(), { onOpen });
    await user.click(await screen.findByRole('button', { name: 'Ver toda la tabla' }));
    expect(onOpen).toHaveBeenCalledExactlyOnceWith({ id: 77 });
  });

  it('is not there where it leads nowhere', async () => {
    setup();
    await rowsOf();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is not there where the table is only to be read', async () => {
    setup(routesOf(), { readonly: true, onOpen: () => {} });
    await rowsOf();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('opens the table on our site from a partner’s page, where a visitor without an account reads it', async () => {
    const page = partnerPage(routesOf(), {}, { auth: { mode: 'preview' } });
    page.show(<Ranking kind="predi" salaId={77} />);
    await page.user.click(await screen.findByRole('button', { name: 'Ver toda la tabla' }));
    expect(page.opened).toEqual([`${ourSite}/predi/sala/77/ranking`]);
  });
});

describe('without a table to show', () => {
  it('says that it is loading, in as many rows as will come', async () => {
    const { container } = setup({ ...routesOf(), [tableAt]: 'hangs' }, { limit: 4 });
    await screen.findByText('Cargando tabla…');
    expect(container.querySelectorAll('tr')).toHaveLength(4);
  });

  it('says that nobody plays yet', async () => {
    setup(routesOf({ count: 0, results: [] }));
    await screen.findByText('Todavía nadie juega esta sala.');
  });

  it('says that there is no such room', async () => {
    const missing = refuses(404, 'NO_EXISTE', 'No.');
    setup({ ...routesOf(), [roomAt]: missing, [tableAt]: missing });
    await screen.findByText('No encontramos esta sala.');
  });

  it('lets a signed-out player in', async () => {
    const { user, onSignIn } = setup({ ...routesOf(), [roomAt]: unauthenticated, [tableAt]: unauthenticated });
    await user.click(await screen.findByRole('button', { name: 'Ingresar' }));
    expect(onSignIn).toHaveBeenCalledOnce();
  });

  it('says what failed and tries again', async () => {
    let down = true;
    const { user } = setup({ ...routesOf(), [tableAt]: () => (down ? broken : answers(rankingFixture())) });
    await screen.findByText('el servidor no respondió');
    down = false;
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await rowsOf()).toHaveLength(10);
  });
});
