import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClutchGuess } from '@arma11/core/contract';
import { clutchFixture, decidedClutch, readingClutch, savingClutch, storedClutch } from '../../fixtures/clutchFixture';
import { answers, broken, refuses, type FixtureRoutes } from '@arma11/testing/transports/fixtureTransport';
import { drawnMatch } from '@arma11/testing/fixtures/prediFixture';
import { prediRoutes } from '@arma11/testing/fixtures/prediRoutes';
import { renderWidget } from '../../fixtures/renderWidget';
import { PrediccionPanel, type PrediccionPanelProps } from '../PrediccionPanel';

// jsdom finds roles slowly, and slower still on a busy machine.
vi.setConfig({ testTimeout: 20_000 });
beforeEach(() => localStorage.clear());
afterEach(cleanup);

interface Setup {
  clutch?: FixtureRoutes[string];
  routes?: FixtureRoutes;
  room?: Parameters<typeof prediRoutes>[1];
  props?: Partial<PrediccionPanelProps>;
}

function setup({ clutch = answers(clutchFixture()), routes = {}, room = {}, props = {} }: Setup = {}) {
  const all: FixtureRoutes = {
    ...prediRoutes([drawnMatch], { has_tie: true, ...room }),
    [readingClutch]: clutch,
    [savingClutch]: ({ body }) => answers(storedClutch(body as ClutchGuess)),
    ...routes,
  };
  return renderWidget(all, <PrediccionPanel prediId={77} {...props} />);
}

const open = async ({ user }: ReturnType<typeof setup>) =>
  user.click(await screen.findByRole('button', { name: 'ver Desempate' }));
const tie = async () => within(await screen.findByRole('article', { name: 'Desempate' }));
const textOf = (element: Element | null) => element?.textContent;
const isOff = (element: Element) => element.getAttribute('aria-disabled') === 'true';

describe('the tie question', () => {
  it('asks for nothing until it is opened', async () => {
    const view = setup();
    await screen.findByRole('button', { name: 'ver Desempate', expanded: false });
    expect(view.requests.some(({ path }) => path.includes('clutch'))).toBe(false);
    await open(view);
    await (await tie()).findByRole('spinbutton', { name: 'Goles de Atlético Amaru' });
  });

  it.each([
    ['of a room that has no tie to part', { room: { has_tie: false } }],
    ['of who is not in the room', { room: { user_ins: 0 } }],
  ])('is not there %s', async (_, given) => {
    setup(given);
    await screen.findByRole('article', { name: /^Marinera FC/ });
    expect(screen.queryByRole('button', { name: 'ver Desempate' })).toBeNull();
  });

  it('has a save of its own, inactive until something changes', async () => {
    const view = setup();
    await open(view);
    const inside = await tie();
    const save = await inside.findByRole('button', { name: 'Guardar desempate' });
    expect(isOff(save)).toBe(true);
    await view.user.click(inside.getByRole('spinbutton', { name: 'Goles de Atlético Amaru' }));
    await view.user.keyboard('2');
    inside.getByText('Completa los goles de los dos equipos, o deja los dos vacíos.', { selector: 'p' });
    expect(isOff(save)).toBe(true);
    await view.user.click(inside.getByRole('spinbutton', { name: 'Goles de Garúa FC' }));
    await view.user.keyboard('1');
    await view.user.click(inside.getByRole('spinbutton', { name: /^Minuto del primer gol/ }));
    await view.user.keyboard('23');
    await view.user.click(save);
    await inside.findByText('Desempate guardado 13:11');
    expect(view.sent().map(({ path, body }) => [path, body])).toEqual([
      ['plus/predi-clutch/77/', { goals_local: 2, goals_visit: 1, minute: 23 }],
    ]);
    expect(isOff(save)).toBe(true);
    expect(isOff(screen.getByRole('button', { name: 'Guardar' }))).toBe(true);
  });

  it("takes 'Sin goles' as minute 0, and discards it at the second tap", async () => {
    const view = setup();
    await open(view);
    const inside = await tie();
    const none = await inside.findByRole('button', { name: 'Sin goles', pressed: false });
    await view.user.click(none);
    await view.user.click(inside.getByRole('button', { name: 'Guardar desempate' }));
    await inside.findByText(/^Desempate guardado/);
    expect(view.sent()[0]?.body).toEqual({ goals_local: null, goals_visit: null, minute: 0 });
    await view.user.click(inside.getByRole('button', { name: 'Sin goles', pressed: true }));
    expect(isOff(inside.getByRole('button', { name: 'Guardar desempate' }))).toBe(false);
  });

  it('takes a guess back by Borrar', async () => {
    const view = setup({
      clutch: answers(clutchFixture({ my_answer: { goals_local: 1, goals_visit: 1, minute: 9 } })),
    });
    await open(view);
    const inside = await tie();
    await view.user.click(await inside.findByRole('button', { name: 'Borrar tu desempate' }));
    await view.user.click(inside.getByRole('button', { name: 'Guardar desempate' }));
    await inside.findByText(/^Desempate guardado/);
    expect(view.sent()[0]?.body).toEqual({ goals_local: null, goals_visit: null, minute: null });
  });

  it('says why it was not saved and keeps what was put', async () => {
    const late = refuses(409, 'CERRADO', 'El partido del desempate ya cerró.');
    const view = setup({ routes: { [savingClutch]: late } });
    await open(view);
    const inside = await tie();
    await view.user.click(await inside.findByRole('button', { name: 'Sin goles' }));
    await view.user.click(inside.getByRole('button', { name: 'Guardar desempate' }));
    await inside.findByText('No se guardó. El partido del desempate ya cerró.');
    inside.getByRole('button', { name: 'Sin goles', pressed: true });
  });

  it('tells, once it is decided, who was tied, what each guessed and what parted them', async () => {
    setup({ clutch: answers(decidedClutch), props: { open: 'all' } });
    const inside = await tie();
    await inside.findByText('Empataron 2 por un premio.');
    inside.getByText(/Lo decidió el marcador más cercano\./);
    expect(inside.getAllByRole('listitem').map(textOf)).toEqual([
      "Tú2-0, primer gol al 30'S/ 62.10",
      "la_garra0-3, primer gol al 12'S/ 31.00",
    ]);
    inside.getByText("2-1, primer gol al 23'");
    expect(inside.queryByRole('spinbutton')).toBeNull();
  });

  it('only shows the guess where the panel is read-only', async () => {
    const my_answer = { goals_local: 1, goals_visit: 0, minute: null };
    const view = setup({ clutch: answers(clutchFixture({ my_answer })), props: { readonly: true } });
    await open(view);
    const inside = await tie();
    await inside.findByText('1-0');
    expect(inside.queryByRole('spinbutton')).toBeNull();
  });

  it('asks again when it could not be read', async () => {
    let down = true;
    const view = setup({ clutch: () => (down ? broken : answers(clutchFixture())) });
    await open(view);
    const inside = await tie();
    const retry = await inside.findByRole('button', { name: 'Reintentar' });
    down = false;
    await view.user.click(retry);
    await inside.findByRole('button', { name: 'Guardar desempate' });
  });
});
