import type { Condition } from '@arma11/core/contract';
import { streamOf } from '../season/streamOf';
import type { MatchScript } from './matchScript';
import type { Squadman } from './pickTeam';

/** How a player is from now on, and why. */
export interface ConditionChange {
  external_id: string;
  condition: Condition;
  condition_note: string | null;
}

type State = Omit<ConditionChange, 'external_id'>;

const fit: State = { condition: 0, condition_note: null };

/** What becomes of a player between two matches, by how they are now: the shares of the draw, the rest stays as it is. */
const outcomes: Record<0 | 1 | 2, [share: number, state: State][]> = {
  0: [
    [0.02, { condition: 1, condition_note: 'Molestia muscular: se decide el día del partido' }],
    [0.012, { condition: 2, condition_note: 'Desgarro en el muslo' }],
  ],
  1: [
    [0.6, fit],
    [0.1, { condition: 2, condition_note: 'La molestia era un desgarro' }],
  ],
  2: [[0.35, { condition: 1, condition_note: 'Volvió a entrenar con el grupo' }]],
};

function drawn(condition: 0 | 1 | 2, random: () => number): State | null {
  let left = random();
  return outcomes[condition].find(([share]) => (left -= share) < 0)?.[1] ?? null;
}

/** How a player is after their club's match, or null when nothing has changed for them. */
function nextState(script: MatchScript, jornada: number, player: Squadman, random: () => number): State | null {
  const happened = (kind: 'roja' | 'lesion') =>
    script.events.some((event) => event.kind === kind && event.player.external_id === player.external_id);
  if (happened('roja')) {
    return { condition: 3, condition_note: `Expulsado en la jornada ${jornada}: cumple una fecha` };
  }
  if (happened('lesion')) return { condition: 2, condition_note: `Salió lesionado en la jornada ${jornada}` };
  return player.condition === 3 ? fit : drawn(player.condition, random);
}

/** The changes that a match leaves behind in a squad: red cards, injuries, recoveries. */
export const conditionsAfter = (
  script: MatchScript,
  { seed, match, jornada, squad }: { seed: number; match: string; jornada: number; squad: readonly Squadman[] },
): ConditionChange[] =>
  squad.flatMap((player) => {
    const { external_id, position } = player;
    if (position === 4) return [];
    const state = nextState(script, jornada, player, streamOf(seed, 'condition', match, external_id));
    return state ? [{ external_id, ...state }] : [];
  });
