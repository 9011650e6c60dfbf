import type { Lineup } from '@arma11/core/contract';
import { es } from '../../../messages/es';
import type { Gain } from './heard';
import type { News } from './News';

const GROUPS = ['porteros', 'defensas', 'mediocampistas', 'delanteros', 'entrenadores'] as const;

/** Says which footballer has gained points, and whether by a goal; undefined when they are not in this lineup. */
export function lineupGain(lineup: Lineup, { place, points }: Gain): News | undefined {
  const entry = GROUPS.flatMap((group) => lineup[group]).find(({ id }) => id === place);
  if (!entry) return undefined;
  const { player, breakdown, points: total } = entry;
  const goals = breakdown.find(({ code }) => code === 'goals');
  const byGoal = goals !== undefined && points >= goals.points / goals.count;
  const say = byGoal ? es.notices.news.scored : es.notices.news.gained;
  // In several rooms the same footballer gains the same.
  return { key: `gain ${player.full_name} ${total}`, text: say(player.short_name, points) };
}
