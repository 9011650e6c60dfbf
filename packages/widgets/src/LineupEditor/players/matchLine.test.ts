import { expect, it } from 'vitest';
import { lineupListEs } from '../../messages/lineupList.es';
import { fixturePlayer } from '@arma11/testing/fixtures/lineupFixture';
import { matchLine } from './matchLine';

const line = (club: 'SIL' | 'PBR' | 'TUM') =>
  matchLine(fixturePlayer({ id: 1, name: 'Ana Luz', club, position: 2 }), lineupListEs);

it.each([
  ['SIL', 'SIL · vs PBR · Sáb 15:00'],
  ['PBR', 'PBR · en SIL · Sáb 15:00'],
  ['TUM', 'TUM · en GAR · Dom 13:00'],
] as const)('%s plays: %s', (club, text) => {
  expect(line(club)).toBe(text);
});

it('says when their match was put off, in place of its hour', () => {
  const player = fixturePlayer({ id: 1, name: 'Ana Luz', club: 'SIL', position: 2 });
  const waiting = { ...player, match: { ...player.match!, estado: 'aplazado' as const } };
  expect(matchLine(waiting, lineupListEs)).toBe('SIL · vs PBR · partido aplazado');
});

it('says when a player has no match', () => {
  const idle = { ...fixturePlayer({ id: 1, name: 'Ana Luz', club: 'SIL', position: 2 }), match: null };
  expect(matchLine(idle, lineupListEs)).toBe('SIL · Sin partido');
});
