import type { Lineup, Player, SalaCompe } from '@arma11/core/contract';
import { flattenLineup, groupLineup } from '@arma11/core/domain';
import { keyTo, override, scenarioIds, type Override } from '@arma11/testing/scenarios';

const { entry: id, id: sala } = scenarioIds.sala.evening;

/** The answers of the evening's room if it were played within a budget: the first three of the team are dear, 6 M are left. */
export const budgetAnswers = (): Override[] => [
  override<SalaCompe>(keyTo('compe', 'retrive', { id }), (entry) => ({
    ...entry,
    sala_detail: { ...entry.sala_detail, flags: { ...entry.sala_detail.flags, budget: true } },
  })),
  override<Lineup>(keyTo('compe', 'getLineup', { id }), (given) => {
    const places = flattenLineup(given).map((place, index) => ({
      ...place,
      player: { ...place.player, price: index < 3 ? 11 : 4 },
    }));
    return { ...given, ...groupLineup(places) };
  }),
  override<Player[]>(keyTo('salas', 'playersByPosition', { sala, position: 2 }), (pool) =>
    pool.map((player, index) => ({ ...player, price: 12 - (index % 9) })),
  ),
];
