import { useRef, useState } from 'react';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Lineup } from '@arma11/core/contract';
import { fixtureLineup } from '@arma11/testing/fixtures/lineupFixture';
import { wasSeen } from '../../../page/seen';
import { TourSteps } from './TourSteps';

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Team({ lineup }: { lineup: Lineup }) {
  const stage = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState(false);
  const [on, setOn] = useState(true);
  return (
    <div ref={stage}>
      <button type="button" onClick={() => setReady(true)}>
        begin
      </button>
      {ready && on && <TourSteps stage={stage} lineup={lineup} user="rosa" onEnd={() => setOn(false)} />}
      <span part="status">Guardado</span>
      <button type="button" data-slot="0" tabIndex={0}>
        Quispe
      </button>
    </div>
  );
}

async function begin(changes: Partial<Lineup> = {}) {
  const user = userEvent.setup();
  const lineup = { ...fixtureLineup(), ...changes };
  const view = render(<Team lineup={lineup} />);
  await user.click(screen.getByRole('button', { name: 'begin' }));
  return { user, lineup, ...view };
}
const bubble = () => screen.queryByRole('region', { name: 'Primeros pasos' });
const press = (name: string) => screen.getByRole('button', { name });

it('says what was given, that it saves itself, and until when', async () => {
  const { user } = await begin();
  expect(bubble()?.textContent).toContain('Te dimos un once. Toca a un jugador para cambiarlo.');
  await user.click(press('Siguiente'));
  expect(bubble()?.textContent).toContain('Se guarda solo: mira aquí.');
  await user.click(press('Siguiente'));
  expect(bubble()?.textContent).toContain('Cierra sáb 21 nov 14:55 H: hasta entonces cambias lo que quieras.');
  await user.click(press('Listo'));
  expect(bubble()).toBeNull();
  expect(document.activeElement).toBe(press('Quispe'));
});

it('speaks of a team where six play', async () => {
  await begin({ formation: '221' });
  expect(bubble()?.textContent).toContain('Te dimos un equipo.');
});

it('takes no focus, is said politely, and is kept as seen at once', async () => {
  await begin();
  expect(document.activeElement).toBe(press('begin'));
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^Te dimos un once/));
  expect(wasSeen('tour', 'rosa')).toBe(true);
});

it('goes a step further by itself when a player is changed', async () => {
  const { rerender, lineup } = await begin();
  rerender(<Team lineup={{ ...lineup, version: lineup.version + 1, untouched: false }} />);
  expect(bubble()?.textContent).toContain('Se guarda solo: mira aquí.');
});

it('ends at Saltar, and leaves the focus where it is at Esc', async () => {
  const { user } = await begin();
  await user.keyboard('{Escape}');
  expect(bubble()).toBeNull();
  expect(document.activeElement).toBe(press('begin'));
  cleanup();
  const again = await begin();
  await again.user.click(press('Saltar'));
  expect(bubble()).toBeNull();
});

it('leaves Esc to a dialog that is open', async () => {
  const { user } = await begin();
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.setAttribute('open', '');
  await user.keyboard('{Escape}');
  expect(bubble()).not.toBeNull();
  act(() => dialog.remove());
  await user.keyboard('{Escape}');
  expect(bubble()).toBeNull();
});
