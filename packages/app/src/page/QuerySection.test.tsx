import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { QuerySection } from './QuerySection';

afterEach(cleanup);
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

interface Room {
  awards: string[];
}

function mount(draw: (room: Room) => string) {
  const refetch = vi.fn();
  // What the type says and what came are two things.
  const query = { data: {} as Room, error: null, refetch, isFetching: false };
  render(
    <QuerySection query={query} skeleton={null}>
      {draw}
    </QuerySection>,
  );
  return refetch;
}

it('what came malformed is one sentence in Spanish, and another attempt asks anew', async () => {
  const refetch = mount(({ awards }) => awards.map(String).join(''));
  expect(screen.getByRole('alert').textContent).toBe(
    'Algo salió mal:Lo que llegó no es lo que esperábamos: prueba otra vez.Reintentar',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(refetch).toHaveBeenCalledOnce();
});

it('what was thrown for the player to read is shown as it is', () => {
  mount(() => {
    throw new Error('no hay contexto answers');
  });
  expect(screen.getByRole('alert').textContent).toContain('no hay contexto answers');
});
