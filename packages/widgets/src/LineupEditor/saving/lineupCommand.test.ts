import { describe, expect, it, vi } from 'vitest';
import { createClient, type Client } from '@arma11/core';
import { playersOf } from '../model/lineupRows';
import { FIXTURE_NOW, fixtureLineup } from '@arma11/testing/fixtures/lineupFixture';
import { lineupFixtureServer, type FixtureServerOptions } from '@arma11/testing/transports/lineupFixtureServer';
import { isApplied, runCommand, swapsBetween, type LineupCommand } from './lineupCommand';

function room(options?: FixtureServerOptions) {
  const { transport, state } = lineupFixtureServer(options);
  return { state, client: createClient({ transport, now: () => FIXTURE_NOW, wait: async () => undefined }) };
}
const replace: LineupCommand = { kind: 'replace', slot: 6, player: 4000 };

describe('a change to a lineup', () => {
  it('replaces one player by the id of the lineup entry, built on its version', async () => {
    const { client, state } = room();
    const { after } = await runCommand(client, fixtureLineup(), replace);
    expect(state.requests[0]).toMatchObject({
      method: 'PATCH',
      path: 'compe/update/basic-update-compe/5006/',
      body: { player_lineup: 4000 },
      headers: { 'if-match': '"v12"' },
    });
    expect(playersOf(after).players[6]).toBe(4000);
    expect([after.version, after.saved_at]).toEqual([13, '2026-11-21T19:53:00.000Z']);
  });

  it('sends nothing when the lineup already is so: the answer of an earlier try was lost', async () => {
    const { client, state } = room();
    const before = fixtureLineup();
    const { after } = await runCommand(client, before, { kind: 'replace', slot: 0, player: 1000 });
    expect(after).toBe(before);
    expect(state.requests).toHaveLength(0);
  });

  it('changes the formation', async () => {
    const { client } = room();
    const { after } = await runCommand(client, fixtureLineup(), { kind: 'formation', formation: '352' });
    expect(after.formation).toBe('352');
  });

  it("takes a formation change as made only on status 'ok' (product §4)", async () => {
    const lineup = fixtureLineup({ formation: '352' });
    const updateFormation = vi.fn(async () => ({ status: 'espera', lineup, added: [], removed: [] }));
    const client = { compe: { updateFormation } } as unknown as Client;
    const command: LineupCommand = { kind: 'formation', formation: '352' };
    const { after } = await runCommand(client, fixtureLineup(), command);
    expect(after.formation).toBe('433');
    expect(isApplied(after, command)).toBe(false);
  });

  it('saves a whole lineup at once', async () => {
    const { client, state } = room();
    const { formation, players } = playersOf(fixtureLineup({ formation: '442' }));
    const { after } = await runCommand(client, fixtureLineup(), { kind: 'whole', formation, players });
    expect(state.requests[0]).toMatchObject({ method: 'PUT', path: 'plus/compe/8123/lineup/' });
    expect(playersOf(after)).toEqual({ formation: '442', players });
  });

  it('throws the refusal of a stale version', async () => {
    const { client } = room();
    const stale = { ...fixtureLineup(), version: 3 };
    await expect(runCommand(client, stale, replace)).rejects.toMatchObject({ serverCode: 'VERSION_VIEJA' });
  });

  it('lists who was replaced, and nobody across formations', () => {
    const lineup = fixtureLineup();
    const other = {
      ...lineup,
      porteros: [{ ...lineup.porteros[0]!, player: { ...lineup.porteros[0]!.player, id: 7 } }],
    };
    expect(swapsBetween(lineup, other)).toEqual([{ slot: 0, out: 1000, in: 7 }]);
    expect(swapsBetween(lineup, lineup)).toEqual([]);
    expect(swapsBetween(lineup, fixtureLineup({ formation: '442' }))).toEqual([]);
  });
});
