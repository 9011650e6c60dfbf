import { describe, expect, it } from 'vitest';
import { changeFormation, compeQueries, createClient, replacePlayer, salasQueries, saveLineup } from '@arma11/core';
import type { Lineup } from '@arma11/core/contract';
import { flattenLineup, slotsOf } from '@arma11/core/domain';
import { QueryClient } from '@tanstack/react-query';
import { lineupTrialFixture } from '@arma11/testing/fixtures/visitorFixtures';
import { phoneClient } from './phoneClient';
import type { PhoneTeam } from './phoneLineup';

const NOW = Date.parse('2026-06-11T20:00:00Z');
const trial = lineupTrialFixture();
const drawn = trial.lineup!;

function open({ now = NOW, captain = null as number | null } = {}) {
  const start: PhoneTeam = { ...drawn, captain, chosen: false, version: 1, saved_at: new Date(NOW).toISOString() };
  const state = { team: start, sent: 0 };
  const base = createClient({
    now: () => now,
    wait: async () => undefined,
    transport: async () => {
      state.sent += 1;
      return { status: 404, headers: {}, body: null };
    },
  });
  const client = phoneClient(base, {
    trial: () => trial,
    read: () => state.team,
    write: (team) => {
      state.team = team;
    },
  });
  const read = () => new QueryClient().fetchQuery(compeQueries.lineup(client, 42));
  return { client, state, read };
}

const ids = (lineup: Lineup) => flattenLineup(lineup).map(({ player }) => player.id);
const outside = (position: number) =>
  trial.pool.find((player) => player.position === position && !drawn.players.includes(player.id))!;

describe('the lineup on the phone', () => {
  it('is the drawn eleven, untouched and open, and nothing is asked of the server', async () => {
    const { read, state } = open();
    const lineup = await read();
    expect([ids(lineup), lineup.untouched, lineup.progress, lineup.captain]).toEqual([drawn.players, true, '0', null]);
    expect(state.sent).toBe(0);
  });

  it('takes a footballer of the pool for one of the same position, and is touched then', async () => {
    const { client, read, state } = open();
    const before = await read();
    const place = flattenLineup(before)[1]!;
    const wanted = outside(1);
    const saved = await replacePlayer(client, { lineupEntry: place.id, player: wanted.id, version: before.version });
    const after = await read();
    expect([saved.entry.player.id, ids(after)[1], after.untouched]).toEqual([wanted.id, wanted.id, false]);
    expect([after.version, saved.version, state.sent]).toEqual([2, 2, 0]);
  });

  it.each([
    ['another position', () => outside(2).id],
    ['nobody of the pool', () => 999_999],
    ['somebody who is in it', () => drawn.players[2]!],
  ])('refuses %s', async (_, player) => {
    const { client, read, state } = open();
    const place = flattenLineup(await read())[1]!;
    await expect(replacePlayer(client, { lineupEntry: place.id, player: player() })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(state.team.version).toBe(1);
  });

  it('changes the formation as the server would, and keeps the captain who stays', async () => {
    const { client, read } = open({ captain: 6 });
    const before = await read();
    const answer = await changeFormation(client, { ins: 42, formation: '433' });
    const after = await read();
    expect([after.formation, ids(after).length, answer.added.length, answer.removed.length]).toEqual(['433', 12, 1, 1]);
    expect(ids(after)[after.captain!]).toBe(ids(before)[6]);
    const positions = new Map(trial.pool.map(({ id, position }) => [id, position]));
    expect(ids(after).map((id) => positions.get(id))).toEqual(slotsOf('433').map(({ position }) => position));
  });

  it('saves a whole eleven with its captain', async () => {
    const { client, read } = open();
    const players = drawn.players.map((player, slot) => ({ slot, player: slot === 1 ? outside(1).id : player }));
    await saveLineup(client, { ins: 42, jornada: 12, formation: '442', players, captain: 3 });
    const after = await read();
    expect([ids(after)[1], after.captain]).toEqual([outside(1).id, 3]);
  });

  it('has the pool of a position, with a mark on who is in the eleven', async () => {
    const { client } = open();
    const pool = await new QueryClient().fetchQuery(salasQueries.playersByPosition(client, 42, 0));
    expect(pool.every(({ position }) => position === 0)).toBe(true);
    expect(pool.filter(({ in_lineup }) => in_lineup).map(({ id }) => id)).toEqual([drawn.players[0]]);
  });

  it('takes no change from the lock on', async () => {
    const { client, read } = open({ now: Date.parse(trial.room.lock_at) });
    const lineup = await read();
    const change = replacePlayer(client, { lineupEntry: flattenLineup(lineup)[1]!.id, player: outside(1).id });
    await expect(change).rejects.toMatchObject({ code: expect.stringMatching(/closed|conflict/) as string });
    expect(lineup.progress).toBe('1');
  });
});
