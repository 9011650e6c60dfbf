// @vitest-environment jsdom
import { createHash, webcrypto } from 'node:crypto';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '@arma11/core';
import type { RoomCommitments } from '@arma11/core/contract';
import { flattenLineup } from '@arma11/core/domain';
import { fixtureLineup } from '@arma11/testing/fixtures/lineupFixture';
import { answers, fixtureTransport } from '@arma11/testing/transports/fixtureTransport';
import { Arma11Provider } from '@arma11/widgets';
import { CommitmentPanel } from './CommitmentPanel';

// The window of these tests has none of its own.
beforeEach(() => void vi.stubGlobal('crypto', webcrypto));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const lineup = fixtureLineup();
const players = flattenLineup(lineup).map(({ player }) => player.id);
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** A room of two: the caller's lineup as it was sealed, and another's. */
function sealed(own: readonly (number | null)[]): RoomCommitments {
  const content = JSON.stringify({ entry: 7, jornada: 13, players: own });
  const other = sha256('otro');
  const path = [{ side: 'right' as const, hash: other }];
  const root = sha256(sha256(content) + other);
  const receipt = { entry: 7, content, path };
  const made_at = '2026-06-11T20:25:00Z';
  return {
    format: 'arma11-commitments-1',
    room: 12,
    commitments: [{ id: 1, made_at, jornada: 13, matches: [1, 2], leaves: 2, root, receipt }],
  };
}

function shown(commitments: RoomCommitments) {
  const { transport } = fixtureTransport({
    'GET plus/rooms/compe/12/commitments/': answers(commitments),
    'GET compe/compe-lienup/get-lineup-compe/7/': answers(lineup),
  });
  const client = createClient({ transport });
  render(
    <Arma11Provider client={client} queryClient={new QueryClient()}>
      <CommitmentPanel kind="compe" room={{ id: 12 }} />
    </Arma11Provider>,
  );
  return userEvent.setup();
}

const check = async (commitments: RoomCommitments) => {
  const user = shown(commitments);
  await user.click(await screen.findByRole('button', { name: 'Comprobar' }));
  return screen.findByText(/[Cc]oincide|navegador/);
};

describe('the seal of a lock (rules R15.5)', () => {
  it('tells when the eleven was sealed, and holds when the one that counts is that one', async () => {
    expect((await check(sealed(players))).textContent).toMatch(/^Coincide/);
    screen.getByText(/^Tu once quedó sellado el jue 11 jun 15:25/);
  });

  it('holds where a slot had not locked, whoever is in it now', async () => {
    expect((await check(sealed([null, ...players.slice(1)]))).textContent).toMatch(/^Coincide/);
  });

  it('does not hold when another player stands in the eleven now', async () => {
    expect((await check(sealed([players[0]! + 1000, ...players.slice(1)]))).textContent).toMatch(/^No coincide/);
  });

  it('does not hold when the receipt does not lead to the root', async () => {
    const { commitments, ...room } = sealed(players);
    const forged = { ...room, commitments: commitments.map((each) => ({ ...each, root: sha256('nada') })) };
    expect((await check(forged)).textContent).toMatch(/^No coincide/);
  });

  it('says so where the browser cannot hash, as on a page without https', async () => {
    vi.stubGlobal('crypto', {});
    expect((await check(sealed(players))).textContent).toMatch(/Este navegador no puede/);
  });
});
