import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { createClient } from '@arma11/core';
import { Arma11Provider } from '@arma11/widgets';
import { FIXTURE_IDS, FIXTURE_NOW } from '@arma11/testing/fixtures/lineupFixture';
import { lineupFixtureServer, type FixtureServerOptions } from '@arma11/testing/transports/lineupFixtureServer';
import { DockedEditor } from './DockedEditor';

// Names by role are slow to compute for a whole stadium on a busy machine.
vi.setConfig({ testTimeout: 120_000 });
afterEach(cleanup);

/** The docked editor of a team of the fixture, against its server. */
async function open(options: FixtureServerOptions = {}) {
  const { transport, state } = lineupFixtureServer(options);
  const client = createClient({ transport, now: () => FIXTURE_NOW, wait: async () => undefined });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const onSaved = vi.fn();
  render(
    <Arma11Provider client={client} queryClient={queryClient}>
      <DockedEditor entryId={FIXTURE_IDS.entry} onSaved={onSaved} />
    </Arma11Provider>,
  );
  await screen.findByRole('table', { name: 'Mi equipo' }, { timeout: 20_000 });
  const saved = () => state.requests.filter(({ method }) => method !== 'GET');
  return { saved, onSaved, user: userEvent.setup() };
}

const shirt = (name: RegExp) => screen.findByRole('button', { name, hidden: true });
const table = (name: string) => screen.findByRole('table', { name }, { timeout: 20_000 });
const namesIn = (where: HTMLElement) =>
  within(where)
    .getAllByRole('rowheader')
    .map((row) => row.querySelector('b')!.textContent);

it('shows the team in a table until a shirt is chosen, and then who may take its place', async () => {
  const { user } = await open();
  expect(within(await table('Mi equipo')).getAllByRole('row')).toHaveLength(13);
  await user.click(await shirt(/Mediocampista 3 de 3, Julio Ccori.*Cambiar$/));
  expect(await screen.findByRole('dialog', { name: 'Jugadores para mediocampista' })).toBeTruthy();
  const candidates = await table('Jugadores para mediocampista');
  expect(within(candidates).getByRole('columnheader', { name: 'Promedio' }).getAttribute('aria-sort')).toBe(
    'descending',
  );
  expect(screen.queryByRole('table', { name: 'Mi equipo' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Buscar jugador' }));
});

it('puts a candidate in with their row, saves it, says so, and gives the focus back to the shirt', async () => {
  const { user, saved, onSaved } = await open();
  expect(onSaved).not.toHaveBeenCalled();
  await user.click(await shirt(/Mediocampista 3 de 3, Julio Ccori.*Cambiar$/));
  await user.click(await screen.findByRole('button', { name: 'Poner a Renzo Calderón' }, { timeout: 20_000 }));
  await waitFor(() => expect(saved()).toHaveLength(1));
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(namesIn(await table('Mi equipo'))).toContain('Renzo Calderón');
  expect(document.activeElement).toBe(await shirt(/Mediocampista 3 de 3, Renzo Calderón/));
});

it('says why a candidate cannot come, and does nothing at a press on them', async () => {
  const { user, saved } = await open();
  await user.click(await shirt(/Mediocampista 3 de 3, Julio Ccori.*Cambiar$/));
  const rojas = await screen.findByRole('button', { name: 'Paolo Rojas: ya está en tu equipo' }, { timeout: 20_000 });
  expect(rojas.getAttribute('aria-disabled')).toBe('true');
  await user.click(rojas);
  expect(saved()).toHaveLength(0);
  expect(screen.getByRole('dialog')).toBeTruthy();
});

it('is ordered by the head that is pressed, and turns round at the second press', async () => {
  const { user } = await open();
  await user.click(await shirt(/Mediocampista 3 de 3, Julio Ccori.*Cambiar$/));
  const candidates = await table('Jugadores para mediocampista');
  const head = within(candidates).getByRole('columnheader', { name: 'Jugador' });
  await user.click(within(head).getByRole('button'));
  const byName = namesIn(candidates);
  expect(byName).toEqual(byName.toSorted((a, b) => a.localeCompare(b, 'es')));
  expect(head.getAttribute('aria-sort')).toBe('ascending');
  await user.click(within(head).getByRole('button'));
  expect(namesIn(candidates)).toEqual(byName.toReversed());
});

it('is walked with the arrows, and Escape goes back to the team', async () => {
  const { user } = await open();
  await user.click(await shirt(/Mediocampista 3 de 3, Julio Ccori.*Cambiar$/));
  const rows = within(await table('Jugadores para mediocampista')).getAllByRole('button', { name: /^Poner a|:/ });
  expect(rows.filter(({ tabIndex }) => tabIndex === 0)).toEqual([rows[0]]);
  rows[0]!.focus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(rows[2]);
  await user.keyboard('{Escape}');
  await table('Mi equipo');
  expect(document.activeElement).toBe(await shirt(/Mediocampista 3 de 3/));
});

it('shows points and how many have each player once the room has locked, and offers no change', async () => {
  await open({ closed: true });
  const team = await table('Mi equipo');
  expect(within(team).getAllByRole('button', { name: /^Ver puntos de/ })).toHaveLength(12);
  expect(within(team).getByRole('columnheader', { name: 'Lo tiene' })).toBeTruthy();
});
