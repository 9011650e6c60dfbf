// @vitest-environment jsdom
import { useRef } from 'react';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Lineup } from '@arma11/core/contract';
import { FIXTURE_IDS, fixtureLineup } from '@arma11/testing/fixtures/lineupFixture';
import { playerFixture } from '@arma11/testing/fixtures/playerFixture';
import { mountList } from '../../../testing/mountList';
import { TeamTour } from './TeamTour';

const { entry } = FIXTURE_IDS;

function Team() {
  const stage = useRef<HTMLDivElement>(null);
  return (
    <div ref={stage}>
      <TeamTour entryId={entry} stage={stage} />
      <button type="button" data-slot="0" aria-label="Quispe" />
    </div>
  );
}

let player = 0;
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const mount = (changes: Partial<Lineup>, username = `nueva_${++player}`) => {
  mountList({
    path: '/',
    page: <Team />,
    answers: {
      [`compe/compe-lienup/get-lineup-compe/${entry}/`]: { ...fixtureLineup(), ...changes },
      'users/get-data/': playerFixture({ username, keyusername: username }),
    },
  });
  return username;
};
const steps = () => screen.findByRole('region', { name: 'Primeros pasos' });
const quiet = async () => {
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(screen.queryByRole('region', { name: 'Primeros pasos' })).toBeNull();
};

it('shows a player around a team that was given, once', async () => {
  const username = mount({ untouched: true });
  await steps();
  cleanup();
  mount({ untouched: true }, username);
  await quiet();
});

it('shows every account around that plays on a device', async () => {
  mount({ untouched: true });
  await steps();
  cleanup();
  mount({ untouched: true });
  await steps();
});

it.each([
  ['that the player made', { untouched: false }],
  ['that has closed', { untouched: true, progress: '1' as const }],
])('says nothing beside a team %s', async (_, changes) => {
  mount(changes);
  await quiet();
});
