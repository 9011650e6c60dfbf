import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clearUp, dialog, layOut, setup, slot, writes, type Setup } from '../testing/lineupBench';
import { fixtureLineup } from '@arma11/testing/fixtures/lineupFixture';
import { planCopy } from '../model/lineupPlan';

beforeEach(layOut);
afterEach(clearUp);

async function openCopy(options: Setup = {}) {
  const all = setup(options);
  await all.user.click(await screen.findByRole('button', { name: 'Copiar de otra sala' }));
  return all;
}

describe('copying from another room', () => {
  it('says what it would change, changes nothing before it is accepted, and can be undone', async () => {
    const { user, state, onFormationChange } = await openCopy();
    const rooms = await dialog('Copiar de otra sala');
    await user.click(await within(rooms).findByRole('button', { name: /^Los viernes de Rosa.*4-4-2/ }));
    const preview = await dialog('Copiar de Los viernes de Rosa');
    expect(await within(preview).findByText('Formación 4-4-2. Cambia 1 jugador.')).toBeTruthy();
    expect(within(preview).getByText('Renzo Calderón')).toBeTruthy();
    expect(document.activeElement).toBe(preview);
    expect(writes(state)).toHaveLength(0);

    await user.click(within(preview).getByRole('button', { name: 'Copiar equipo' }));
    expect(await screen.findByRole('group', { name: 'Cancha, 4-4-2' })).toBeTruthy();
    expect(writes(state)).toMatchObject([
      { method: 'POST', path: 'plus/compe/8123/copy/', body: { from_ins: 8200, jornada: 12 } },
    ]);
    expect(await screen.findByText('Equipo copiado: entró 1 jugador. Guardado.')).toBeTruthy();
    expect(onFormationChange).toHaveBeenCalledExactlyOnceWith({ from: '433', to: '442' });
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(await screen.findByRole('group', { name: 'Cancha, 4-3-3' })).toBeTruthy();
    expect(await slot(/Kevin Apaza/)).toBeTruthy();
  });

  it('goes back to the rooms, and refuses to copy the same team', async () => {
    const { user, state } = await openCopy({ formation: '442' });
    await user.click(await screen.findByRole('button', { name: /^Los viernes de Rosa/ }));
    const copy = await screen.findByRole('button', { name: 'Copiar equipo' });
    expect(copy.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('Ya tienes ese mismo equipo.')).toBeTruthy();
    await user.click(copy);
    await user.click(screen.getByRole('button', { name: 'Elegir otra sala' }));
    expect(await dialog('Copiar de otra sala')).toBeTruthy();
    expect(writes(state)).toHaveLength(0);
  });

  it('says so when there is no other room, and when the rooms cannot be read', async () => {
    const none = { count: 0, next: null, previous: null, results: [] };
    const { view } = await openCopy({
      interfere: ({ path }) => (path.includes('all-by-user') ? { status: 200, body: none } : undefined),
    });
    expect(await screen.findByText(/^No tienes otro equipo en esta jornada/)).toBeTruthy();
    view.unmount();
    await openCopy({
      interfere: ({ path }) => (path.includes('all-by-user') ? { status: 422, body: null } : undefined),
    });
    expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeTruthy();
  });

  it('does not offer a team that the room would refuse: too many of one club', () => {
    const [lineup, other] = [fixtureLineup(), fixtureLineup({ formation: '442' })];
    expect(planCopy(lineup, other, null)?.swaps).toHaveLength(1);
    expect(planCopy(lineup, other, 3)).toBeNull();
  });
});
