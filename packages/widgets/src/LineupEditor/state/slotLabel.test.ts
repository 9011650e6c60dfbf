import { describe, expect, it } from 'vitest';
import { lineupEs } from '../../messages/lineup.es';
import { lineupRows, slotsOfRows, type SlotView } from '../model/lineupRows';
import { slotLabel } from './slotLabel';
import { fixtureLineup } from '@arma11/testing/fixtures/lineupFixture';

const slots = slotsOfRows(lineupRows(fixtureLineup({ formation: '442' })));
const change = { purpose: 'change', locked: false } as const;
const look = { purpose: 'look', locked: true } as const;
const named = (slot: number, changes: Partial<SlotView> = {}) => ({ ...slots[slot]!, ...changes });
const scored = (slot: number, entry: Partial<SlotView['entry']>) =>
  named(slot, { entry: { ...slots[slot]!.entry, ...entry } });

describe('the accessible name of a slot', () => {
  it.each([
    [
      'a midfielder',
      named(6),
      change,
      'Mediocampista 2 de 4, Dante Zevallos, Real Sillar, habilitado, 9 puntos. Cambiar',
    ],
    ['the only goalkeeper', named(0), change, 'Portero, Elmer Quispe, Deportivo Tumi, habilitado, 6 puntos. Cambiar'],
    ['a doubtful defender', named(3), change, 'Defensa 3 de 4, Rubén Ñahui, Puerto Bravo, dudoso, 5 puntos. Cambiar'],
    ['a fit coach', named(11), change, 'Entrenador, B. Arana, Puerto Bravo, 6 puntos. Cambiar'],
    [
      'a player whose match was put off',
      scored(0, {
        player: { ...slots[0]!.entry.player, match: { ...slots[0]!.entry.player.match!, estado: 'aplazado' } },
      }),
      change,
      'Portero, Elmer Quispe, Deportivo Tumi, habilitado, partido aplazado, 6 puntos. Cambiar',
    ],
    [
      'one point',
      scored(0, { points: 1 }),
      change,
      'Portero, Elmer Quispe, Deportivo Tumi, habilitado, 1 punto. Cambiar',
    ],
    [
      'provisional points of a closed room',
      scored(0, { provisional: true }),
      look,
      'Portero, Elmer Quispe, Deportivo Tumi, habilitado, 6 puntos, provisional. Cerrado. Ver puntos',
    ],
    [
      'somebody else’s team',
      named(0),
      { purpose: 'look', locked: false } as const,
      'Portero, Elmer Quispe, Deportivo Tumi, habilitado, 6 puntos. Ver puntos',
    ],
    [
      'a slot that is being saved',
      named(0, { save: 'saving' }),
      change,
      'Portero, Elmer Quispe, Deportivo Tumi, habilitado, 6 puntos. Guardando…. Cambiar',
    ],
    [
      'a slot that was not saved',
      named(0, { save: 'failed' }),
      change,
      'Portero, Elmer Quispe, Deportivo Tumi, habilitado, 6 puntos. No se guardó. Cambiar',
    ],
  ])('of %s', (_, view, tap, name) => {
    expect(slotLabel(view, tap, lineupEs)).toBe(name);
  });

  it('says what is wrong with a coach only when something is', () => {
    const { entry } = slots[11]!;
    const suspended = { ...entry, player: { ...entry.player, condition: 3 as const } };
    expect(slotLabel(named(11, { entry: suspended }), change, lineupEs)).toContain(
      'Puerto Bravo, suspendido, 6 puntos',
    );
  });
});
