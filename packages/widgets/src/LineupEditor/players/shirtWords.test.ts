import { expect, it } from 'vitest';
import type { Match } from '@arma11/core/contract';
import { flattenLineup } from '@arma11/core/domain';
import { FIXTURE_NOW, fixtureLineup } from '@arma11/testing/fixtures/lineupFixture';
import { lineupEs } from '../../messages/lineup.es';
import { en } from '../../locales/en';
import { ptBR } from '../../locales/ptBR';
import { shirtWords } from './shirtWords';

const [keeper] = flattenLineup(fixtureLineup());
const entryWith = (match: Partial<Match> | null, points = 6, form = [5]) => {
  const { player } = keeper!;
  return { points, player: { ...player, form, avg_points: 5.4, match: match && { ...player.match!, ...match } } };
};
const today = { date: '2026-11-21T20:00:00Z' };

it.each([
  ['before the lock', entryWith({}), false, null, 'en GAR | Prom. 5.4'],
  ['before the lock, before the first match', entryWith({}, 0, []), false, null, 'en GAR | Prom. –'],
  ['before the lock, without a match', entryWith(null), false, null, 'Sin partido | Prom. 5.4'],
  ['locked, to play today', entryWith(today), true, null, '15:00 H'],
  ['locked, to play another day', entryWith({}), true, null, 'Dom 13:00'],
  ['locked, the hour not known', entryWith({ confirmed_time: false }), true, null, 'Dom 22 nov'],
  ['locked, without a match', entryWith(null), true, null, 'Sin partido'],
  ['in play', entryWith({ estado: 'en_vivo', minute: 45 }), true, 6, 'live 45′'],
  ['in play, the minute not known', entryWith({ estado: 'en_vivo' }), true, 6, 'live En vivo'],
  ['at half-time', entryWith({ estado: 'descanso', minute: 45 }), true, 6, 'live Descanso'],
  ['over', entryWith({ estado: 'finalizado' }, -1), true, -1, 'check Final'],
  ['put off', entryWith({ estado: 'aplazado' }, 0), false, null, 'Aplazado'],
  ['stopped after its start', entryWith({ estado: 'suspendido' }), true, 6, 'Suspendido'],
  ['void', entryWith({ estado: 'anulado' }, 0), true, null, 'Anulado'],
] as const)('%s a shirt says it in short', (_, entry, locked, points, lines) => {
  const words = shirtWords(entry, locked, FIXTURE_NOW, lineupEs);
  expect(words.points).toBe(points);
  expect(words.lines.map(({ sign, text }) => (sign ? `${sign} ${text}` : text)).join(' | ')).toBe(lines);
});

it.each([
  ['es-PE', lineupEs, 'Prom. 5.4', '15:00 H', 'Aplazado'],
  ['en', en.messages.lineup, 'Avg 5.4', '15:00', 'Postponed'],
  ['pt-BR', ptBR.messages.lineup, 'Méd. 5,4', '15:00', 'Adiada'],
] as const)('%s has words of its own', (_, t, average, hour, stopped) => {
  const last = (entry: ReturnType<typeof entryWith>, locked: boolean) =>
    shirtWords(entry, locked, FIXTURE_NOW, t).lines.at(-1)?.text;
  expect(last(entryWith({}), false)).toBe(average);
  expect(last(entryWith(today), true)).toBe(hour);
  expect(last(entryWith({ estado: 'aplazado' }, 0), false)).toBe(stopped);
});
