// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it } from 'vitest';
import { createClient, type TransportRequest } from '@arma11/core';
import type { Lineup } from '@arma11/core/contract';
import { flattenLineup } from '@arma11/core/domain';
import { FIXTURE_IDS, FIXTURE_NOW, fixtureEntry, fixtureLineup } from '@arma11/testing/fixtures/lineupFixture';
import { lineupFixtureServer, type Interference } from '@arma11/testing/transports/lineupFixtureServer';
import { keepLineup, readKeptLineup, type KeptLineup } from '../../../page/trial/keptLineup';
import { claimedWords } from './claimedWords';
import { claimLineup } from './claimLineup';

beforeEach(() => localStorage.clear());

const mine = flattenLineup(fixtureLineup({ formation: '442' })).map(({ player }) => ({
  id: player.id,
  name: player.short_name,
}));
const kept: KeptLineup = { until: FIXTURE_NOW + 1000, chosen: true, formation: '442', players: mine, captain: 5 };

interface Room {
  lineup?: Partial<Lineup>;
  eleven?: Partial<KeptLineup>;
  captain?: null;
  interfere?: (request: TransportRequest) => Interference | undefined;
}

async function claim({ lineup = {}, eleven = {}, captain, interfere }: Room = {}) {
  const options = { ...(captain === undefined ? {} : { captain }), ...(interfere ? { interfere } : {}) };
  const { transport, state } = lineupFixtureServer(options);
  state.lineup = { ...state.lineup, untouched: true, ...lineup };
  keepLineup(FIXTURE_IDS.sala, { ...kept, ...eleven });
  const client = createClient({ transport, now: () => FIXTURE_NOW, wait: async () => undefined });
  const sala = fixtureEntry(options).sala_detail;
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const claimed = await claimLineup({ client, queryClient, sala }).catch(() => ({ kind: 'unsent' as const }));
  const writes = state.requests.filter(({ method }) => method !== 'GET');
  return {
    claimed,
    writes,
    state,
    stays: readKeptLineup(FIXTURE_IDS.sala) !== null,
    words: claimedWords(claimed)?.text,
  };
}

it('saves the eleven of a guest as a whole, once, over the one that was drawn', async () => {
  const { claimed, writes, state, stays, words } = await claim();
  expect([claimed.kind, writes.length, stays]).toEqual(['saved', 1, false]);
  expect(flattenLineup(state.lineup).map(({ player }) => player.id)).toEqual(mine.map(({ id }) => id));
  expect(writes[0]!.headers['if-match']).toBe('"v12"');
  expect(writes[0]!.body).not.toHaveProperty('captain');
  expect(words).toBe('Tu once ya está en la sala.');
});

it('saves the captain where the room has one', async () => {
  expect((await claim({ captain: null })).writes[0]!.body).toMatchObject({ captain: 5 });
});

it('names whoever left the pool and who came in for them', async () => {
  const players = mine.map((each, slot) => (slot === 1 ? { id: 9, name: 'Cubillas' } : each));
  const { claimed, words } = await claim({ eleven: { players } });
  expect(claimed.kind).toBe('saved');
  expect(words).toMatch(/^Tu once ya está en la sala\. Cubillas ya no juega esta jornada: entró \S+/);
});

it.each([
  ['the player has saved theirs', { lineup: { untouched: false } }, 'had'],
  ['the room has closed', { lineup: { progress: '1' as const } }, 'late'],
  ['the guest changed nothing', { eleven: { chosen: false } }, 'none'],
])('saves nothing where %s, and forgets it', async (_, room, kind) => {
  const { claimed, writes, stays } = await claim(room);
  expect([claimed.kind, writes.length, stays]).toEqual([kind, 0, false]);
});

it.each([
  ['closes meanwhile', 409, 'CERRADO', 'late', false],
  ['was changed by its player meanwhile', 409, 'VERSION_VIEJA', 'had', false],
  ['refuses it', 422, 'REGLA', 'unsent', true],
  ['does not answer', 503, 'X', 'unsent', true],
])('loses nothing without a word where the room %s', async (_, status, code, kind, stays) => {
  const interfere = ({ method }: TransportRequest) =>
    method === 'PUT' ? { status, body: { status: 'error', code, message: 'No.', request_id: 'r' } } : undefined;
  const found = await claim({ interfere });
  expect([found.claimed.kind, found.stays]).toEqual([kind, stays]);
  expect(found.words).toBeTruthy();
});

it('leaves on the phone what the pool cannot fill', async () => {
  const interfere = ({ path }: TransportRequest) =>
    path.includes('player-by-position') ? { status: 200, body: [] } : undefined;
  const { claimed, stays } = await claim({ interfere });
  expect([claimed.kind, stays]).toEqual(['unfilled', true]);
});
