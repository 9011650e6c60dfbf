import { expect, it } from 'vitest';
import { flattenLineup } from '@arma11/core/domain';
import { fixtureLineup } from '@arma11/testing/fixtures/lineupFixture';
import { withMatches } from './withMatches';

const lineup = fixtureLineup();
const held = lineup.porteros[0]!.player.match!;
const begun = { ...held, estado: 'en_vivo' as const, minute: 12, lock_at: '2026-01-01T00:00:00Z', close_predi: true };

it('brings a match that moved to all its players, with the lock that their room has', () => {
  const moved = withMatches(lineup, [begun]);
  const theirs = flattenLineup(moved).filter(({ player }) => player.match?.id === held.id);
  expect(theirs.length).toBeGreaterThan(1);
  for (const { player } of theirs)
    expect(player.match).toMatchObject({ estado: 'en_vivo', minute: 12, lock_at: held.lock_at, close_predi: false });
});

it('leaves all others as they were', () => {
  expect(withMatches(lineup, [{ ...begun, id: 999_999 }])).toEqual(lineup);
});
