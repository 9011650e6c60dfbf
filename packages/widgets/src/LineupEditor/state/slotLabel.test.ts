import { describe, expect, it } from 'vitest';
import type { MatchEstado } from '@arma11/core/contract';
import { lineupEs } from '../../messages/lineup.es';
import { lineupRows, slotsOfRows, type SlotView } from '../model/lineupRows';
import { slotLabel } from './slotLabel';
import { FIXTURE_NOW, fixtureLineup } from '@arma11/testing/fixtures/lineupFixture';

const slots = slotsOfRows(lineupRows(fixtureLineup({ formation: '442' })));
const change = { purpose: 'change', locked: false, now: FIXTURE_NOW } as const;
const look = { purpose: 'look', locked: true, now: FIXTURE_NOW } as const;
const named = (slot: number, changes: Partial<SlotView> = {}) => ({ ...slots[slot]!, ...changes });
const KEEPER = 'Portero, Elmer Quispe, Deportivo Tumi, habilitado';
const during = (estado: MatchEstado, entry: Partial<SlotView['entry']>) => {
  const { player } = slots[0]!.entry;
  return named(0, {
    entry: { ...slots[0]!.entry, ...entry, player: { ...player, match: { ...player.match!, estado, minute: 45 } } },
  });
};

describe('the accessible name of a slot', () => {
  it.each([
    [
      'a midfielder',
      named(6),
      change,
      'Mediocampista 2 de 4, Dante Zevallos, Real Sillar, habilitado, vs Puerto Bravo, promedio 7.0. Cambiar',
    ],
    ['the only goalkeeper', named(0), change, `${KEEPER}, en Garúa FC, promedio 4.0. Cambiar`],
    [
      'a doubtful defender',
      named(3),
      change,
      'Defensa 3 de 4, Rubén Ñahui, Puerto Bravo, dudoso, en Real Sillar, promedio 6.0. Cambiar',
    ],
    ['a fit coach', named(11), change, 'Entrenador, B. Arana, Puerto Bravo, en Real Sillar, promedio 6.0. Cambiar'],
    [
      'a player whose match was put off',
      during('aplazado', { points: 0 }),
      change,
      `${KEEPER}, partido aplazado. Cambiar`,
    ],
    ['a player of a locked room', named(0), look, `${KEEPER}, juega dom 13:00. Cerrado. Ver puntos`],
    [
      'a player in play',
      during('en_vivo', { provisional: true }),
      look,
      `${KEEPER}, minuto 45, 6 puntos, provisional. Cerrado. Ver puntos`,
    ],
    ['one point', during('finalizado', { points: 1 }), look, `${KEEPER}, final, 1 punto. Cerrado. Ver puntos`],
    ['somebody else’s team', named(0), { ...look, locked: false }, `${KEEPER}, en Garúa FC, promedio 4.0. Ver puntos`],
    [
      'a slot that is being saved',
      named(0, { save: 'saving' }),
      change,
      `${KEEPER}, en Garúa FC, promedio 4.0. Guardando…. Cambiar`,
    ],
    [
      'a slot that was not saved',
      named(0, { save: 'failed' }),
      change,
      `${KEEPER}, en Garúa FC, promedio 4.0. No se guardó. Cambiar`,
    ],
  ])('of %s', (_, view, tap, name) => {
    expect(slotLabel(view, tap, lineupEs)).toBe(name);
  });

  it('says what is wrong with a coach only when something is', () => {
    const { entry } = slots[11]!;
    const suspended = { ...entry, player: { ...entry.player, condition: 3 as const } };
    expect(slotLabel(named(11, { entry: suspended }), change, lineupEs)).toContain(
      'Puerto Bravo, suspendido, en Real Sillar',
    );
  });
});
