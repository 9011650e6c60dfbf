import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Lineup } from '@arma11/core/contract';
import { flattenLineup } from '@arma11/core/domain';
import { FIXTURE_IDS, fixtureLineup, type FixtureOptions } from '@arma11/testing/fixtures/lineupFixture';
import { clearUp, layOut, setup, slot } from './testing/lineupBench';

beforeEach(layOut);
afterEach(clearUp);

const path = `compe/compe-lienup/get-lineup-compe/${FIXTURE_IDS.entry}/`;

/** Shows the fixture's team as it was given. */
const given = (change: Partial<Lineup>, options: FixtureOptions = {}) =>
  setup({
    ...options,
    interfere: (request) =>
      request.method === 'GET' && request.path.startsWith(path)
        ? { status: 200, body: { ...fixtureLineup(options), ...change } }
        : undefined,
  });

const NOTE = 'Sin tocar: este once te tocó al azar. Cámbialo: si dos onces son iguales, se reparten el premio.';
const names = (count: number) =>
  flattenLineup(fixtureLineup())
    .slice(0, count)
    .map(({ player }) => player);

describe('a given team (rules R14.6, R14.7)', () => {
  it('is said to be untouched, and that equal elevens split the pot, while it may be changed', async () => {
    given({ untouched: true });
    expect(await screen.findByText(NOTE)).toBeTruthy();
  });

  it('is only said to be untouched once nothing can be done about it', async () => {
    given({ untouched: true }, { closed: true });
    expect(await screen.findByText('Sin tocar')).toBeTruthy();
    expect(screen.queryByText(NOTE)).toBeNull();
  });

  it.each([
    [1, (came: readonly string[]) => `Entró ${came[0]} por quien no juega esta jornada. Revísalo.`],
    [2, (came: readonly string[]) => `Entraron ${came.join(', ')} por quienes no juegan esta jornada. Revísalos.`],
  ])('names who came in for players who cannot play: %i', async (count, sentence) => {
    const came = names(count);
    given({ replacements: came.map(({ id }) => id) });
    expect(await screen.findByText(sentence(came.map(({ short_name }) => short_name)))).toBeTruthy();
  });

  it('says neither of a team that its player chose, nor who came in before the lock once it has passed', async () => {
    given({});
    await slot(/Rojas/);
    expect(screen.queryByText(/Sin tocar|^Entr(ó|aron) .* esta jornada/)).toBeNull();
    clearUp();
    given({ replacements: names(1).map(({ id }) => id) }, { closed: true });
    await slot(/Rojas/);
    await waitFor(() => expect(screen.queryByText(/^Entró .* esta jornada/)).toBeNull());
  });
});
