// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { DeskMatch, DeskRoomMade } from '@arma11/core/back-office';
import { dialog, mountDesk } from '../testing/mountDesk';
import { RoomsPage } from './RoomsPage';

afterEach(cleanup);

const leagues = [
  { league: 'demo', name: 'Liga Demo', season: '2026', scoring: 'arma11', teams: 0, players: 0, matches: 0, played: 0 },
];
const mount = (answers: object = {}) =>
  mountDesk({
    page: <RoomsPage />,
    path: '/operador/salas',
    answers: { 'GET ops/leagues/': leagues, 'GET ops/rooms/': [], ...answers },
  });
const press = async (name: string, place: HTMLElement = document.body) => {
  const button = await within(place).findByRole('button', { name });
  // Until the leagues are read it says so instead.
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  fireEvent.click(button);
};
const fill = (place: HTMLElement, label: RegExp, value: string) =>
  fireEvent.change(within(place).getByLabelText(label), { target: { value } });

const match = (id: number, more: Partial<DeskMatch> = {}): DeskMatch => ({
  match: id,
  league: 'demo',
  jornada: 5,
  name: `GAR - PT${id}`,
  kick_off: '2026-11-21T20:00:00Z',
  confirmed_time: true,
  estado: 'programado',
  score: null,
  official: false,
  held: false,
  rooms: 0,
  incidents: 0,
  ...more,
});
const calendar = [
  match(1, { jornada: 4, estado: 'finalizado' }),
  match(2, { jornada: 4, kick_off: '2026-11-20T20:00:00Z' }),
  match(11),
  match(12, { kick_off: '2026-11-22T20:00:00Z' }),
  match(13, { confirmed_time: false }),
  match(21, { jornada: 6, kick_off: '2026-11-28T20:00:00Z' }),
];
const plan: DeskRoomMade = {
  room: 31,
  kind: 'compe',
  tipo: '1',
  name: 'Copa Sur',
  league: 'demo',
  jornada: 5,
  jornada_to: 5,
  estado: 'abierta',
  lock_at: '2026-11-21T19:55:00Z',
  matches: [match(11), match(12, { kick_off: '2026-11-22T20:00:00Z' })],
  dry_run: false,
  pool: 76,
  kinds: [],
  long_term: [],
  pays_at: '2026-11-23T01:00:00Z',
};
const PREVIEW = 'Ver cómo quedaría';
const openForm = async (answers: object = {}) => {
  const desk = mount({ 'GET ops/matches/': calendar, 'POST ops/rooms/': plan, ...answers });
  await press('Crear sala');
  return { ...desk, form: await dialog('Crear sala') };
};
const tick = async (place: HTMLElement, label: RegExp) =>
  fireEvent.click(await within(place).findByRole('checkbox', { name: label }));
const choose = (place: HTMLElement, label: string, value: string) =>
  fireEvent.change(within(place).getByRole('combobox', { name: label }), { target: { value } });

describe('the rooms at the desk', () => {
  it('get a new one only after it was told which matches, lock, footballers and payment it would have', async () => {
    const { form, sent } = await openForm();
    expect(within(form).queryByRole('button', { name: 'Crear sala' })).toBeNull();
    await press(PREVIEW, form);
    const shown = await within(form).findByRole('region', { name: 'Así quedaría' });
    expect(document.activeElement).toBe(shown);
    expect(shown.textContent).toMatch(/Futbolistas76/);
    expect(shown.textContent).toMatch(/Cierra.*21 nov.*14:55/);
    expect(shown.textContent).toMatch(/Paga.*22 nov.*20:00.*resultados confirmados/);
    expect(within(shown).getAllByRole('listitem')).toHaveLength(2);
    expect(sent).toMatchObject([{ body: { dry_run: true } }]);
  });

  it('are made as they were shown, from what was filled in and nothing else', async () => {
    const { form, sent } = await openForm();
    fill(form, /Nombre/, 'Copa Sur');
    fill(form, /Entrada en monedas/, '20');
    fireEvent.click(within(form).getByLabelText('Con capitán'));
    await press(PREVIEW, form);
    const wish = {
      league: 'demo',
      kind: 'compe',
      tipo: '1',
      name: 'Copa Sur',
      fee: 20,
      min: 2,
      mode: 'proporcional',
      lead: 5,
      captain: true,
    };
    await press('Crear sala', form);
    const way = await screen.findByRole('link', { name: 'Ver la sala' });
    expect(way.getAttribute('href')).toBe('/operador/salas/31');
    expect(sent.map(({ body }) => body)).toEqual([{ ...wish, dry_run: true }, wish]);
    expect(sent[1]!.key).toMatch(/^[A-Za-z0-9_-]{16,64}$/);
    expect(sent[1]!.key).not.toBe(sent[0]!.key);
  });

  it('are shown again before they are made when something else was written meanwhile', async () => {
    const { form, sent } = await openForm();
    await press(PREVIEW, form);
    await within(form).findByRole('region', { name: 'Así quedaría' });
    fill(form, /Entrada en monedas/, '50');
    expect(within(form).queryByRole('region', { name: 'Así quedaría' })).toBeNull();
    expect(within(form).queryByRole('button', { name: 'Crear sala' })).toBeNull();
    await press(PREVIEW, form);
    await within(form).findByRole('button', { name: 'Crear sala' });
    expect(sent).toMatchObject([{ body: { fee: 0, dry_run: true } }, { body: { fee: 50, dry_run: true } }]);
  });

  it('are played on chosen matches of the next jornada that has not begun, or of the one that was named (rules R14.2)', async () => {
    const { form, sent, asked } = await openForm();
    expect(await within(form).findByRole('group', { name: 'Partidos' })).toBeTruthy();
    expect(within(form).queryByRole('checkbox', { name: /PT2 / })).toBeNull();
    expect(within(form).queryByRole('checkbox', { name: /PT21/ })).toBeNull();
    const unconfirmed = within(form).getByRole('checkbox', { name: 'GAR - PT13 · hora por confirmar' });
    expect((unconfirmed as HTMLInputElement).disabled).toBe(true);
    await tick(form, /PT12/);
    await tick(form, /PT11/);
    await press(PREVIEW, form);
    await within(form).findByRole('button', { name: 'Crear sala' });
    expect(sent).toMatchObject([{ body: { matches: '11,12' } }]);
    fill(form, /Jornada/, '6');
    await waitFor(() => expect(asked).toContain('ops/matches/?league=demo&jornada=6'));
    await press(PREVIEW, form);
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]!.body).toMatchObject({ jornada: 6 });
    expect(sent[1]!.body).not.toHaveProperty('matches');
  });

  it('of predictions ask what is ticked, or what a table of points scores (rules R17.1)', async () => {
    const asks = { ...plan, kind: 'predi', pool: 0, kinds: ['marcador'] };
    const { form, sent } = await openForm({ 'POST ops/rooms/': asks });
    choose(form, 'Juego', 'predi');
    expect(within(form).queryByLabelText('Con capitán')).toBeNull();
    expect(within(form).queryByLabelText('Tipo')).toBeNull();
    await tick(form, /Marcan los dos/);
    await tick(form, /Quién marca un gol/);
    await press(PREVIEW, form);
    await within(form).findByRole('button', { name: 'Crear sala' });
    expect(sent[0]!.body).toMatchObject({ kind: 'predi', kinds: '1x2,goles,goleador' });
    expect(sent[0]!.body).not.toHaveProperty('tipo');
    choose(form, 'Tabla de puntos', 'kicktipp');
    expect(within(form).queryByRole('group', { name: /^Qué pregunta de cada/ })).toBeNull();
    await press(PREVIEW, form);
    const shown = await within(form).findByRole('region', { name: 'Así quedaría' });
    expect(shown.textContent).toMatch(/PreguntasMarcador exacto/);
    expect(shown.textContent).toMatch(/exacto 4, diferencia 3, resultado 2/);
    expect(sent[1]!.body).toMatchObject({ scoring: 'kicktipp' });
    expect(sent[1]!.body).not.toHaveProperty('kinds');
    choose(form, 'Tabla de puntos', 'own');
    fill(form, /Tabla propia/, 'exact 5, result 2');
    await press(PREVIEW, form);
    await waitFor(() => expect(sent[2]?.body).toMatchObject({ scoring: 'exact 5, result 2' }));
  });

  it('need a question to ask, which is said before anything is sent', async () => {
    const { form, sent } = await openForm();
    choose(form, 'Juego', 'predi');
    for (const one of [/Quién gana/, /Cuántos goles/, /Marcan los dos/]) await tick(form, one);
    await press(PREVIEW, form);
    const group = within(form).getByRole('group', { name: /^Qué pregunta de cada/ });
    expect(await within(group).findByText('Falta este dato.')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('show the server’s sentence about terms that no room may have, and keep what was written', async () => {
    const refusal = new Error('A casual room has at most 10 seats and costs at most 50 coins.');
    const { form } = await openForm({ 'POST ops/rooms/': refusal });
    fill(form, /Nombre/, 'Copa Sur');
    await press(PREVIEW, form);
    expect(await within(form).findByText(refusal.message)).toBeTruthy();
    expect(within(form).getByLabelText(/Nombre/)).toHaveProperty('value', 'Copa Sur');
    expect(within(form).queryByRole('button', { name: 'Crear sala' })).toBeNull();
  });

  it('say that nothing was made when the answer to what it would be is lost', async () => {
    const { form } = await openForm({ 'POST ops/rooms/': null });
    await press(PREVIEW, form);
    expect(await within(form).findByText('No llegó la respuesta. Nada cambió: inténtalo otra vez.')).toBeTruthy();
  });

  it('cannot be made on a jornada without matches to come, nor where these cannot be read', async () => {
    const { form } = await openForm({ 'GET ops/matches/': [match(1, { estado: 'finalizado' })] });
    expect(await within(form).findByText(/no tiene partidos por jugar/)).toBeTruthy();
    cleanup();
    const { form: again } = await openForm({ 'GET ops/matches/': new Error('There is no league "demo".') });
    expect(await within(again).findByText('There is no league "demo".')).toBeTruthy();
  });

  it('of a league are told something once it is known how many read it', async () => {
    const { asked, sent } = mount({
      'GET ops/broadcast/': { name: 'Liga Demo', players: 1204 },
      'POST ops/broadcast/': { name: 'Liga Demo', players: 1204, told: 1204 },
    });
    await press('Avisar a una liga');
    const form = await dialog('Avisar a una liga');
    expect(await within(form).findByText(/Llega a 1204 personas/)).toBeTruthy();
    expect(asked).toContain('ops/broadcast/?league=demo');
    fill(form, /Título/, 'Fecha movida');
    fill(form, /Mensaje/, 'La fecha pasa al lunes.');
    await press('Avisar', form);
    expect((await screen.findAllByText('Aviso enviado a 1204 personas.')).length).toBeGreaterThan(0);
    expect(sent).toMatchObject([{ body: { league: 'demo', title: 'Fecha movida', body: 'La fecha pasa al lunes.' } }]);
  });

  it('are none, and the list says so', async () => {
    mount();
    expect(await screen.findByText('Ninguna sala con esos filtros.')).toBeTruthy();
  });

  it('ask about the competition as a whole, with a lock of its own', async () => {
    const { form, sent } = await openForm();
    choose(form, 'Juego', 'predi');
    expect(within(form).queryByLabelText(/Cierre de esas preguntas/)).toBeNull();
    await tick(form, /^Campeón$/);
    fill(form, /Cierre de esas preguntas/, '2026-11-20T12:00');
    await press(PREVIEW, form);
    await waitFor(() =>
      expect(sent).toMatchObject([{ body: { long_term: 'campeon', long_term_lock: '2026-11-20T12:00:00-05:00' } }]),
    );
  });

  it('come from a pool that was run elsewhere, once it was told what the files hold', async () => {
    const report = {
      room: 44,
      name: 'Polla de la oficina',
      dry_run: false,
      matches: 2,
      new_people: 3,
      claimed: 0,
      answers: { added: 6, changed: 0, cleared: 0, unchanged: 0 },
      mails: 1,
    };
    const { sent } = mount({ 'POST ops/leagues/demo/import/pool/': report });
    await press('Importar polla');
    const form = await dialog('Importar polla');
    fill(form, /^Nombre/, 'Polla de la oficina');
    const bytes = (given: Uint8Array) => ({ target: { files: [{ arrayBuffer: () => Promise.resolve(given) }] } });
    const file = (text: string) => bytes(new TextEncoder().encode(text));
    fireEvent.change(within(form).getByLabelText(/^Personas/), bytes(Uint8Array.of(0xd1, 0x61)));
    expect(await within(form).findByText(/no está en UTF-8/)).toBeTruthy();
    fireEvent.change(within(form).getByLabelText(/^Personas/), file('person,name,email'));
    fireEvent.change(within(form).getByLabelText(/^Predicciones/), file('person,home,away,score'));
    await press('Ver qué haría', form);
    expect(await within(form).findByText('6 nuevas, 0 cambiadas, 0 borradas, 0 iguales')).toBeTruthy();
    await press('Importar polla', form);
    expect(await screen.findByText(/Importamos «Polla de la oficina»: 3 puestos nuevos/)).toBeTruthy();
    expect(sent.map(({ body }) => body)).toMatchObject([
      {
        people: 'person,name,email',
        predictions: 'person,home,away,score',
        rule: '3/1',
        ties: 'shared',
        dry_run: true,
      },
      { people: 'person,name,email', predictions: 'person,home,away,score', rule: '3/1', ties: 'shared' },
    ]);
  });
});
