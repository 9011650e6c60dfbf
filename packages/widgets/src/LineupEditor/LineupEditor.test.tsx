// Longer than 200 lines on purpose: every rule of the editor that a player can see, each in its own sentence.
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '@arma11/core';
import { Arma11Provider } from '../provider/Arma11Provider';
import { LineupEditor } from './LineupEditor';
import { UNDO_MS } from './state/useLineupActions';
import { candidate, clearUp, dialog, layOut, list, setup, slot, writes, type Setup } from './testing/lineupBench';

const candidates = () => within(list()).getAllByRole('option');

beforeEach(layOut);
afterEach(clearUp);

describe('the pitch', () => {
  it('shows five lines, and names each slot by position, player, club, condition, rival and average', async () => {
    setup();
    const pitch = await screen.findByRole('group', { name: 'Cancha, 4-3-3' });
    const lines = within(pitch).getAllByRole('group');
    expect(lines.map((line) => line.getAttribute('aria-label'))).toEqual([
      'Delanteros',
      'Mediocampistas',
      'Defensas',
      'Portero',
      'Entrenador',
    ]);
    const midfield = within(lines[1]!);
    const names = [
      'Mediocampista 1 de 3, Paolo Rojas, Atlético Amaru, habilitado, en Selva Roja, promedio 5.0. Cambiar',
      'Mediocampista 2 de 3, Dante Zevallos, Real Sillar, habilitado, vs Puerto Bravo, promedio 7.0. Cambiar',
      'Mediocampista 3 de 3, Julio Ccori, Vicuñas SC, lesionado, en Marinera FC, promedio 4.0. Cambiar',
    ];
    expect(midfield.getAllByRole('button')).toEqual(names.map((name) => midfield.getByRole('button', { name })));
  });

  it('is one Tab stop: the arrows walk in the line and between lines', async () => {
    const { user } = setup();
    const ibarra = await slot(/Ibarra/);
    act(() => ibarra.focus());
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(await slot(/Mori/));
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(await slot(/Zevallos/));
    await user.keyboard('{End}');
    expect(document.activeElement).toBe(await slot(/Ccori/));
    const stops = screen.getAllByRole('button', { name: /Cambiar$/ }).filter(({ tabIndex }) => tabIndex === 0);
    expect(stops).toEqual([await slot(/Ccori/)]);
  });

  it('says when it was saved, in Lima time', async () => {
    setup();
    expect(await screen.findByText('Guardado 14:52')).toBeTruthy();
  });

  it('shows the same team as a list', async () => {
    const { user } = setup();
    await user.click(await screen.findByRole('radio', { name: 'Lista' }));
    const team = screen.getByRole('group', { name: 'Lista, 4-3-3' });
    expect(within(team).getAllByRole('button')).toHaveLength(12);
    expect(within(team).getByRole('heading', { name: 'Mediocampistas' })).toBeTruthy();
    expect(within(team).getByText('AMA · en SRO · Sáb 20:30')).toBeTruthy();
  });

  it('starts with the list where the device asks for less data', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('prefers-reduced-data') }));
    setup();
    expect(await screen.findByRole('group', { name: 'Lista, 4-3-3' })).toBeTruthy();
    vi.unstubAllGlobals();
  });
});

describe('replacing a player', () => {
  async function openMidfield(options: Setup = {}) {
    const all = setup(options);
    await all.user.click(await slot(/Ccori/));
    await screen.findByRole('listbox', { name: 'Jugadores para mediocampista' });
    return all;
  }

  it('opens a sheet that says who leaves, with everybody of that position', async () => {
    await openMidfield();
    const sheet = await dialog('Mediocampista');
    expect(within(sheet).getByText('Sale Ccori, lesionado')).toBeTruthy();
    expect(within(sheet).getByText('38 jugadores')).toBeTruthy();
  });

  it('saves at once, shows the newcomer and notifies the host', async () => {
    const { user, state, onReplace } = await openMidfield();
    await user.click(await candidate(/^Franz Ríos/));
    expect(await slot(/Mediocampista 3 de 3, Franz Ríos/)).toBeTruthy();
    await waitFor(() =>
      expect(onReplace).toHaveBeenCalledExactlyOnceWith({ slot: 7, out: 1202, in: expect.any(Number) }),
    );
    expect(writes(state)).toHaveLength(1);
    expect(await screen.findByText('Guardado 14:53')).toBeTruthy();
    expect(screen.getByText('Entró Ríos por Ccori. Guardado.')).toBeTruthy();
    expect(screen.queryByRole('dialog') === null).toBe(true);
  });

  it('shows Guardando… in the slot until the server has answered', async () => {
    const { user, state } = await openMidfield({
      interfere: ({ method }) => (method === 'PATCH' ? 'hang' : undefined),
    });
    await user.click(await candidate(/^Franz Ríos/));
    const saving = await slot(/Franz Ríos, Selva Roja, habilitado, .+, promedio \d\.\d. Guardando…/);
    expect(saving.textContent).toContain('Guardando…');
    expect(state.lineup.mediocampistas[2]?.player.full_name).toBe('Julio Ccori');
  });

  it('does not offer a player who already plays, and says why', async () => {
    const { user, state } = await openMidfield();
    await user.type(screen.getByRole('combobox', { name: 'Buscar jugador' }), 'rojas');
    const rojas = await candidate(/^Paolo Rojas/);
    expect(rojas.getAttribute('aria-disabled')).toBe('true');
    expect(rojas.textContent).toContain('Ya está en tu equipo');
    await user.click(rojas);
    expect(writes(state)).toHaveLength(0);
    expect(screen.getByRole('dialog', { name: 'Mediocampista' })).toBeTruthy();
  });

  it('does not offer a player who is still being saved in another slot', async () => {
    const { user } = await openMidfield({ interfere: ({ method }) => (method === 'PATCH' ? 'hang' : undefined) });
    await user.click(await candidate(/^Franz Ríos/));
    await user.click(await slot(/Zevallos/));
    const rios = await candidate(/^Franz Ríos/);
    expect(rios.textContent).toContain('Ya está en tu equipo');
  });

  it("does not offer more of a club than the room's limit", async () => {
    const { user } = setup({ maxPerClub: 3 });
    await user.click(await slot(/Ccori/));
    await user.type(await screen.findByRole('combobox', { name: 'Buscar jugador' }), 'puerto bravo');
    const options = candidates();
    expect(options[0]?.textContent).toContain('Ya tienes 3 de este club');
    expect(options.every((option) => option.getAttribute('aria-disabled') === 'true')).toBe(true);
  });

  it('asks once more before an injured player is put', async () => {
    const { user, state } = await openMidfield();
    await user.type(screen.getByRole('combobox', { name: 'Buscar jugador' }), 'marco bustios');
    await user.click(await candidate(/^Marco Bustíos, .*lesionado/));
    const question = await dialog('Marco Bustíos figura como lesionado. ¿Lo pones igual?');
    expect(writes(state)).toHaveLength(0);
    await user.click(within(question).getByRole('button', { name: 'Elegir otro' }));
    expect(screen.getByRole('dialog', { name: 'Mediocampista' })).toBeTruthy();
    await user.click(await candidate(/^Marco Bustíos, .*lesionado/));
    await user.click(screen.getByRole('button', { name: 'Sí, ponlo' }));
    expect(await slot(/Mediocampista 3 de 3, Marco Bustíos/)).toBeTruthy();
    await waitFor(() => expect(writes(state)).toHaveLength(1));
  });

  it('searches without accents, filters by condition and club, and can drop the filters', async () => {
    const { user } = await openMidfield();
    const search = screen.getByRole('combobox', { name: 'Buscar jugador' });
    await user.type(search, 'calderon');
    expect(await screen.findByText('1 jugador')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Habilitados' }));
    expect(await screen.findByText('Ningún jugador con esos filtros.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Quitar filtros' }));
    expect(await screen.findByText('38 jugadores')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'SIL: solo Real Sillar' }));
    const rows = candidates();
    expect(rows.every((row) => row.textContent?.includes('SIL'))).toBe(true);
  });

  it('orders by average, points or form', async () => {
    const { user } = await openMidfield();
    const first = () => candidates()[0]?.textContent;
    expect(first()).toContain('promedio 8.3');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Ordenar por' }), 'Forma');
    expect(first()).toContain('forma');
  });

  it('draws only the rows in view of six hundred', async () => {
    await openMidfield({ poolSize: 600 });
    expect(await screen.findByText('600 jugadores')).toBeTruthy();
    const rows = candidates();
    expect(rows.length).toBeLessThan(30);
    expect(rows[0]?.getAttribute('aria-setsize')).toBe('600');
  });

  it('chooses with the keyboard: letters find a name, Enter chooses it, Escape gives the focus back', async () => {
    const { user } = await openMidfield();
    await waitFor(() => expect(document.activeElement).toBe(list()));
    await user.keyboard('{ArrowDown}');
    const active = () => document.getElementById(list().getAttribute('aria-activedescendant') ?? '');
    expect(active()?.getAttribute('aria-posinset')).toBe('1');
    await user.keyboard('cald');
    expect(active()?.textContent).toMatch(/^Renzo Calderón/);
    await user.keyboard('{Enter}');
    const placed = await slot(/Mediocampista 3 de 3, Renzo Calderón/);
    expect(document.activeElement).toBe(placed);
  });
});

describe('a save that fails', () => {
  async function replaceCcori(options: Setup) {
    const all = setup(options);
    await all.user.click(await slot(/Ccori/));
    await all.user.click(await candidate(/^Franz Ríos/));
    return all;
  }

  it('rolls the slot back and offers another try, which works', async () => {
    let down = true;
    const interfere: Setup['interfere'] = ({ method }) =>
      method !== 'GET' && down ? { status: 500, body: null } : undefined;
    const { user, onReplace } = await replaceCcori({ interfere });
    expect(await slot(/Julio Ccori.*No se guardó. Cambiar/)).toBeTruthy();
    expect(onReplace).not.toHaveBeenCalled();
    down = false;
    await user.click(screen.getByRole('button', { name: 'No se guardó. Reintentar' }));
    expect(await slot(/Franz Ríos/)).toBeTruthy();
    await waitFor(() => expect(onReplace).toHaveBeenCalledOnce());
  });

  it('takes a lost answer for a success when the lineup says so', async () => {
    const { onReplace } = await replaceCcori({
      interfere: ({ method }) => (method === 'PATCH' ? 'loseAnswer' : undefined),
    });
    expect(await screen.findByText('Entró Ríos por Ccori. Guardado.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Reintentar/ })).toBeNull();
    expect(onReplace).toHaveBeenCalledOnce();
  });

  it('does not call a save failed when nobody knows', async () => {
    const { state } = await replaceCcori({
      interfere: ({ method }) => (method === 'PATCH' ? 'disconnect' : undefined),
    });
    expect(await screen.findByRole('button', { name: 'Sin confirmar. Reintentar' })).toBeTruthy();
    expect(await slot(/Julio Ccori/)).toBeTruthy();
    expect(state.lineup.mediocampistas[2]?.player.full_name).toBe('Julio Ccori');
  });

  it('reloads and says so when the team changed on another device', async () => {
    let raced = false;
    const { state } = await replaceCcori({
      interfere: ({ method }) => {
        if (method !== 'PATCH' || raced) return undefined;
        raced = true;
        return { status: 409, body: { status: 'error', code: 'VERSION_VIEJA', message: '…', request_id: 'r' } };
      },
    });
    const notice = await screen.findByText(/Tu equipo cambió en otro dispositivo/);
    expect(notice.closest('[role="alert"]')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Reintentar/ })).toBeNull();
    expect(state.requests.filter(({ path }) => path.includes('get-lineup-compe')).length).toBeGreaterThan(1);
  });

  it("shows the server's own words for a refusal, with nothing to try again", async () => {
    const message = 'Franz Ríos ya está en tu equipo.';
    await replaceCcori({
      interfere: ({ method }) =>
        method === 'PATCH'
          ? { status: 409, body: { status: 'error', code: 'JUGADOR_REPETIDO', message, request_id: 'r' } }
          : undefined,
    });
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Reintentar/ })).toBeNull();
  });
});

describe('another entry', () => {
  it('starts afresh: the view and what was being done belong to one team', async () => {
    const { user, view, state } = setup();
    await user.click(await slot(/Ccori/));
    await user.click(await candidate(/^Franz Ríos/));
    expect(await screen.findByRole('button', { name: 'Deshacer' })).toBeTruthy();
    const transport = async () => ({ status: 404, headers: {}, body: null });
    view.rerender(
      <Arma11Provider client={createClient({ transport })} queryClient={new QueryClient()}>
        <LineupEditor entryId={9} />
      </Arma11Provider>,
    );
    expect(screen.queryByRole('button', { name: 'Deshacer' }) === null).toBe(true);
    expect(writes(state)).toHaveLength(1);
  });
});

describe('undo', () => {
  it('puts the team back within six seconds, and is gone after', async () => {
    const { user, state } = setup();
    await user.click(await slot(/Ccori/));
    await user.click(await candidate(/^Franz Ríos/));
    await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
    expect(await slot(/Mediocampista 3 de 3, Julio Ccori/)).toBeTruthy();
    expect(await screen.findAllByText('Listo: tu equipo volvió a como estaba.')).toHaveLength(2);
    expect(writes(state).map(({ method }) => method)).toEqual(['PATCH', 'PUT']);
    expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull();
  });

  it(`cannot be done after ${UNDO_MS / 1000} seconds`, async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { state } = setup();
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await user.click(await slot(/Ccori/));
    await user.click(await candidate(/^Franz Ríos/));
    expect(await screen.findByRole('button', { name: 'Deshacer' })).toBeTruthy();
    act(() => vi.advanceTimersByTime(UNDO_MS));
    expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Deshacer el último cambio' }));
    expect(writes(state)).toHaveLength(1);
  });
});

describe('changing the formation', () => {
  it("says 'Sale: X. Entra: Y.' first and changes only when the player says so", async () => {
    const { user, state, onFormationChange } = setup();
    await user.click(await screen.findByRole('radio', { name: '4-4-2' }));
    const preview = await dialog('Cambiar a 4-4-2');
    expect(within(preview).getByText(/^Sale: Apaza\. Entra: .+\.$/)).toBeTruthy();
    await user.click(within(preview).getByRole('button', { name: 'Cancelar' }));
    expect(writes(state)).toHaveLength(0);
    expect(screen.getByRole('radio', { name: '4-3-3' }).getAttribute('aria-checked')).toBe('true');

    await user.click(screen.getByRole('radio', { name: '4-4-2' }));
    await user.click(await screen.findByRole('button', { name: 'Cambiar a 4-4-2' }));
    expect(await screen.findByRole('group', { name: 'Cancha, 4-4-2' })).toBeTruthy();
    expect(onFormationChange).toHaveBeenCalledExactlyOnceWith({ from: '433', to: '442' });
    expect(screen.getByText(/Formación 4-4-2\. Sale: Apaza\. Entra: .+\. Guardado\./)).toBeTruthy();
  });

  it("takes effect only on a response with status 'ok'", async () => {
    const { user, onFormationChange } = setup({
      interfere: ({ method }) => (method === 'POST' ? { status: 200, body: { status: 'espera' } } : undefined),
    });
    await user.click(await screen.findByRole('radio', { name: '4-4-2' }));
    await user.click(await screen.findByRole('button', { name: 'Cambiar a 4-4-2' }));
    expect(await screen.findByText('El servidor no aceptó el cambio. Prueba otra vez.')).toBeTruthy();
    expect(screen.getByRole('radio', { name: '4-3-3' }).getAttribute('aria-checked')).toBe('true');
    expect(onFormationChange).not.toHaveBeenCalled();
  });

  it('walks among the formations with the arrows without changing anything', async () => {
    const { user, state } = setup();
    const chosen = await screen.findByRole('radio', { name: '4-3-3' });
    act(() => chosen.focus());
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: '4-5-1' }));
    expect(screen.queryByRole('dialog') === null).toBe(true);
    expect(writes(state)).toHaveLength(0);
  });
});

describe("'Completar con los mejores'", () => {
  it('lists the changes, keeps whom it is asked to keep and applies the rest', async () => {
    const { user, state, onReplace } = setup();
    await user.click(await screen.findByRole('button', { name: 'Completar con los mejores' }));
    const preview = await dialog('Completar con los mejores');
    const [all] = within(preview).getAllByRole('button', { name: /^Hacer \d+ cambios$/ });
    const changes = Number(/\d+/.exec(all!.textContent ?? '')?.[0]);
    expect(writes(state)).toHaveLength(0);
    await user.click(within(preview).getByRole('checkbox', { name: 'Conservar a Quispe' }));
    await user.click(within(preview).getByRole('button', { name: `Hacer ${changes - 1} cambios` }));
    await waitFor(() => expect(onReplace).toHaveBeenCalledTimes(changes - 1));
    expect(await slot(/Portero, Elmer Quispe/)).toBeTruthy();
    expect(writes(state).map(({ method, path }) => `${method} ${path}`)).toEqual(['PUT plus/compe/8123/lineup/']);
  });

  it('says so when the pool cannot be read', async () => {
    const { user } = setup({
      interfere: ({ path }) => (path.includes('player-by-position') ? { status: 422, body: null } : undefined),
    });
    await user.click(await screen.findByRole('button', { name: 'Completar con los mejores' }));
    expect(await screen.findByText('No pudimos preparar la propuesta. Prueba otra vez.')).toBeTruthy();
  });
});

describe('a closed room', () => {
  it("shows 'Cerrado', the hour of the lock and padlocks, and lets nobody be replaced", async () => {
    const { user, onClosed } = setup({ closed: true, live: true });
    const button = await screen.findByRole('button', { name: 'Cerrado' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getAllByText('Cerró a las 14:55.').length).toBeGreaterThan(0);
    expect(screen.getAllByRole('button', { name: /Cerrado\. Ver puntos$/ })).toHaveLength(12);
    expect(screen.queryByRole('button', { name: 'Completar con los mejores' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: '4-4-2' }));
    expect(screen.queryByRole('dialog') === null).toBe(true);
    expect(onClosed).toHaveBeenCalledOnce();
  });

  it('explains the points of a player, and that they are provisional', async () => {
    const { user } = setup({ closed: true, live: true });
    expect(await screen.findByText('Provisional')).toBeTruthy();
    await user.click(await slot(/Rojas/));
    const sheet = await dialog('Puntos de Paolo Rojas');
    expect(within(sheet).getByText('Gol')).toBeTruthy();
    expect(within(sheet).getByText('+8')).toBeTruthy();
    expect(within(sheet).getByText('−1')).toBeTruthy();
    expect(within(sheet).getByText(/Puntos provisionales\. Se confirman 1 hora después/)).toBeTruthy();
  });

  it('closes while shown: the sheet goes, the lock is said aloud and the host is notified', async () => {
    const { user, state, queryClient, onClosed } = setup();
    await user.click(await slot(/Ccori/));
    expect(await dialog('Mediocampista')).toBeTruthy();
    expect(onClosed).not.toHaveBeenCalled();
    state.lineup = { ...state.lineup, progress: '1' };
    await act(() => queryClient.refetchQueries({ queryKey: ['compe', 'lineup'] }));
    await waitFor(() => expect(screen.queryByRole('dialog') === null).toBe(true));
    expect(screen.getAllByRole('alert').some(({ textContent }) => textContent === 'Cerró a las 14:55.')).toBe(true);
    expect(onClosed).toHaveBeenCalledOnce();
  });

  it('shows but does not change a read-only team', async () => {
    const { user } = setup({ props: { readonly: true } });
    await user.click(await slot(/Ccori.*Ver puntos$/));
    expect(await dialog('Puntos de Julio Ccori')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Completar con los mejores' })).toBeNull();
  });
});

describe('without a team', () => {
  const refuse =
    (status: number, ...paths: string[]): Setup['interfere'] =>
    ({ path }) =>
      paths.some((part) => path.includes(part))
        ? { status, body: { status: 'error', code: 'X', message: 'La sala no respondió.', request_id: 'r' } }
        : undefined;

  it('keeps the place of the team while it loads', async () => {
    setup({ interfere: () => 'hang' });
    expect(screen.getByText('Cargando tu equipo…')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Tu equipo' }).getAttribute('aria-busy')).toBe('true');
  });

  it('asks nothing without an entry', () => {
    const { state } = setup({ props: { entryId: 0 } });
    expect(screen.getByText('No encontramos tu equipo en esta sala.')).toBeTruthy();
    expect(state.requests).toHaveLength(0);
  });

  it('says that there is no such entry', async () => {
    setup({ interfere: refuse(404, 'get-lineup', 'retrive') });
    expect(await screen.findByText('No encontramos tu equipo en esta sala.')).toBeTruthy();
  });

  it('makes the lineup of an entry that has none', async () => {
    const { user } = setup({ interfere: refuse(404, 'get-lineup') });
    await user.click(await screen.findByRole('button', { name: 'Armar mi equipo' }));
    expect(await screen.findByRole('group', { name: 'Cancha, 4-3-3' })).toBeTruthy();
  });

  it('explains a failure and tries again', async () => {
    let down = true;
    const { user } = setup({
      interfere: (request) => (down ? refuse(422, 'compe/')?.(request) : undefined),
    });
    expect(await screen.findByText('La sala no respondió.')).toBeTruthy();
    expect(screen.getByText('Algo salió mal:')).toBeTruthy();
    down = false;
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('group', { name: 'Cancha, 4-3-3' })).toBeTruthy();
  });

  it('asks to sign in, and leaves that to the page', async () => {
    const onSignInRequest = vi.fn();
    const { user } = setup({ interfere: () => ({ status: 401 }), onSignInRequest });
    await user.click(await screen.findByRole('button', { name: 'Ingresar' }));
    expect(onSignInRequest).toHaveBeenCalledOnce();
  });
});
