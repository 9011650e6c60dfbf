import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClient } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { createClient } from '@arma11/core';
import { flattenLineup } from '@arma11/core/domain';
import { Arma11Provider } from '@arma11/widgets';
import { FIXTURE_IDS, FIXTURE_NOW } from '@arma11/testing/fixtures/lineupFixture';
import { lineupFixtureServer, type FixtureServerOptions } from '@arma11/testing/transports/lineupFixtureServer';
import { UnfitSheet } from './UnfitSheet';
import { useUnfitAsked } from './useUnfitAsked';

afterEach(cleanup);

const nothing = () => undefined;

function Page() {
  const asked = useUnfitAsked();
  return asked && <UnfitSheet key={asked} entryId={FIXTURE_IDS.entry} onSaved={nothing} />;
}

/** A team of the fixture, reached by an address, with these players of it unfit. */
function open(address: string, unfit: readonly number[], options: FixtureServerOptions = {}) {
  const { transport, state } = lineupFixtureServer(options);
  const held = flattenLineup(state.lineup).map(({ player }) => player);
  for (const [index, player] of held.entries()) player.condition = unfit.includes(index) ? 2 : 0;
  const client = createClient({ transport, now: () => FIXTURE_NOW, wait: async () => undefined });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: [address] });
  render(
    <Arma11Provider client={client} queryClient={queryClient}>
      <RouterProvider router={router} />
    </Arma11Provider>,
  );
  const saved = () => state.requests.filter(({ method }) => method !== 'GET');
  const team = () => flattenLineup(state.lineup).map(({ player }) => player.id);
  return { saved, team, held, router, user: userEvent.setup() };
}

const sheet = (name: string) => screen.findByRole('dialog', { name }, { timeout: 10_000 });
const settle = () => new Promise((resolve) => setTimeout(resolve, 300));

it('offers the best in place of those who may not play, and one tap puts them in and leaves the others', async () => {
  const { saved, team, held, user } = open('/compe/sala/1?arreglar=1', [2, 9]);
  const before = team();
  const dialog = await sheet('2 de tu once podrían no jugar');
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map((row) => row.textContent),
  ).toEqual([
    expect.stringContaining(`por ${held[2]!.short_name}`),
    expect.stringContaining(`por ${held[9]!.short_name}`),
  ]);
  expect(saved()).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Cambiar a los 2' }));
  await waitFor(() => expect(saved()).toHaveLength(1));
  const changed = team().flatMap((id, index) => (id === before[index] ? [] : [index]));
  expect(changed).toEqual([2, 9]);
  expect(await screen.findByRole('button', { name: 'Deshacer', hidden: true })).toBeTruthy();
});

it('changes nothing for who only looks at their team', async () => {
  const { saved, user } = open('/compe/sala/1?arreglar=1', [2]);
  const dialog = await sheet('1 de tu once podría no jugar');
  await user.click(within(dialog).getByRole('button', { name: 'Ver mi equipo' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '1 de tu once podría no jugar' })).toBeNull());
  expect(saved()).toEqual([]);
});

it('is forgotten by the address, which keeps the rest', async () => {
  const { router } = open('/compe/sala/1?arreglar=1&de=aviso', [2]);
  await sheet('1 de tu once podría no jugar');
  expect(router.state.location.search).toBe('?de=aviso');
});

it.each([
  ['where everybody is fit', '/compe/sala/1?arreglar=1', []],
  ['for who does not come from a reminder', '/compe/sala/1', [2]],
])('is not there %s', async (_, address, unfit) => {
  open(address, unfit);
  await settle();
  expect(screen.queryByRole('dialog')).toBeNull();
});
