import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import userEvent from '@testing-library/user-event';
import { UNDO_MS } from './state/useLineupActions';
import { candidate, clearUp, layOut, setup, slot, writes, type Setup } from './testing/lineupBench';

beforeEach(layOut);
afterEach(clearUp);

const inTeam = () => document.activeElement?.getAttribute('data-slot') !== null;

describe('the focus', () => {
  it('goes to the team when the button that has it goes away', async () => {
    const { user } = setup();
    await user.click(await slot(/Ccori/));
    await user.click(await candidate(/^Franz Ríos/));
    await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
    expect(inTeam()).toBe(true);
    await slot(/Julio Ccori/);
    expect(inTeam()).toBe(true);
  });

  it('keeps the notice as long as it is on it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    setup();
    await user.click(await slot(/Ccori/));
    await user.click(await candidate(/^Franz Ríos/));
    const undo = await screen.findByRole('button', { name: 'Deshacer' });
    act(() => undo.focus());
    act(() => vi.advanceTimersByTime(UNDO_MS * 2));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Deshacer' }));
    act(() => undo.blur());
    act(() => vi.advanceTimersByTime(UNDO_MS));
    expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull();
  });
});

describe('two saves that fail', () => {
  it('are both tried again by one tap', async () => {
    let down = true;
    const interfere: Setup['interfere'] = ({ method }) =>
      method !== 'GET' && down ? { status: 500, body: null } : undefined;
    const { user, state, onReplace } = setup({ interfere });
    for (const [out, into] of [
      [/Ccori/, /^Franz Ríos/],
      [/Zevallos/, /^Adrián Paredes/],
    ] as const) {
      await user.click(await slot(out));
      await user.click(await candidate(into));
      await slot(new RegExp(`${out.source}.*No se guardó. Cambiar`));
    }
    down = false;
    const tried = writes(state).length;
    await user.click(screen.getByRole('button', { name: 'No se guardó. Reintentar' }));
    await waitFor(() => expect(onReplace).toHaveBeenCalledTimes(2));
    expect(writes(state)).toHaveLength(tried + 2);
    expect(inTeam()).toBe(true);
    expect(screen.queryByRole('button', { name: /Reintentar/ })).toBeNull();
  });
});

describe('the lock', () => {
  it('is no news to whoever opens a team that had closed before', async () => {
    setup({ closed: true });
    await screen.findByRole('button', { name: 'Cerrado' });
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['']);
  });
});
