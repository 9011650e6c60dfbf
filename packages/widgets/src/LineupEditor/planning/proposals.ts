import type { Formation, Lineup, Position } from '@arma11/core/contract';
import { formationLines, positions } from '@arma11/core/domain';
import type { Pools } from '../model/pools';
import { planAutofill, planFormation, planFormationBlind, type TeamFill, type LineupPlan } from '../model/lineupPlan';
import type { AutofillProposal } from '../model/lineupPlanner';

/** What a proposal is made from. */
export interface ProposalSource {
  lineup: Lineup;
  pools: Pools;
  maxPerClub: number | null;
  lateNow: number | null;
  fill: TeamFill | undefined;
}

/** Reads the pool of the lines that grow and says who leaves and who enters; without the pool, only who leaves. */
export const proposeFormation = ({ lineup, pools, ...rules }: ProposalSource, to: Formation): Promise<LineupPlan> =>
  pools
    .load(growing(lineup, to))
    .then((pool) => planFormation({ lineup, pool, ...rules }, to))
    .catch(() => planFormationBlind(lineup, to));

/** Reads the whole pool and fills the team with the best of it; null when there is no pool or no team to be had. */
export async function proposeAutofill(
  source: ProposalSource,
  keep: ReadonlySet<number>,
): Promise<AutofillProposal | null> {
  const { lineup, pools, ...rules } = source;
  const pool = await pools.load(positionsOf(lineup)).catch(() => null);
  if (!pool) return null;
  const again: AutofillProposal['again'] = (kept) => {
    try {
      return planAutofill({ lineup, pool, ...rules }, kept);
    } catch {
      // The pool cannot fill the team under the room's limit of players per club.
      return null;
    }
  };
  const plan = again(keep);
  return plan && { plan, again };
}

const positionsOf = ({ formation }: Lineup): Position[] =>
  formationLines(formation).coaches > 0 ? [...positions] : positions.filter((position) => position !== 4);

function growing({ formation }: Lineup, to: Formation): Position[] {
  const [before, after] = [formationLines(formation), formationLines(to)];
  const lines = ['goalkeepers', 'defenders', 'midfielders', 'forwards', 'coaches'] as const;
  return positions.filter((position) => after[lines[position]] > before[lines[position]]);
}
