import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clearUp, layOut, setup, slot, writes } from './testing/lineupBench';
import { FIXTURE_IDS } from '@arma11/testing/fixtures/lineupFixture';
import { PlainEditor } from './testing/PlainEditor';

beforeEach(layOut);
afterEach(clearUp);

const look = <PlainEditor entryId={FIXTURE_IDS.entry} />;

it('edits a team through markup that knows only the hook and its getters', async () => {
  const { user, state } = setup({ look });
  await user.click(await slot(/Mediocampista 3 de 3, Julio Ccori.*Cambiar$/));
  const list = await screen.findByRole('listbox', { name: 'Candidatos' });
  const rojas = await within(list).findByRole('option', { name: /Paolo Rojas/ });
  expect(rojas.getAttribute('aria-disabled')).toBe('true');
  await user.click(rojas);
  expect(writes(state)).toHaveLength(0);
  await user.click(within(list).getByRole('option', { name: 'Renzo Calderón' }));
  expect(await slot(/Mediocampista 3 de 3, Renzo Calderón/)).toBeTruthy();
  await waitFor(() => expect(writes(state)).toHaveLength(1));
});

it('is walked with the keyboard alone: slots by roving focus, candidates as one Tab stop', async () => {
  const { user, state } = setup({ look });
  const first = await slot(/Delantero 1 de 3/);
  act(() => first.focus());
  await user.keyboard('{ArrowDown}{End}');
  expect(document.activeElement).toBe(await slot(/Ccori/));
  await user.keyboard('{Enter}');
  const options = await screen.findAllByRole('option');
  act(() => options[0]!.focus());
  await user.keyboard('{End}');
  expect(document.activeElement).toBe(options.at(-1));
  await user.keyboard('{Home}{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(options[3]);
  expect(options.filter(({ tabIndex }) => tabIndex === 0)).toEqual([options[3]]);
  const name = options[3]!.textContent!;
  await user.keyboard('{Enter}');
  expect(await slot(new RegExp(`Mediocampista 3 de 3, ${name}`))).toBeTruthy();
  expect(writes(state)).toHaveLength(1);
});
