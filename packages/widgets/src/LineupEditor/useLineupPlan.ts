import { useState } from 'react';
import type { Formation, Lineup, Position } from '@arma11/core/contract';
import { formationLines, positions } from '@arma11/core/domain';
import type { LineupMessages } from '../messages/lineup.es';
import type { LineupCommand } from './lineupCommand';
import { planAutofill, planFormation, planFormationBlind, type LineupPlan, type PlanSource } from './lineupPlan';
import type { LineupNotice } from './savingState';
import type { Pools } from './usePools';

/** A change on show, not yet made. */
export type OpenPlan =
  | { kind: 'formation'; formation: Formation; plan: LineupPlan }
  | { kind: 'autofill'; plan: LineupPlan; proposed: LineupPlan; keep: ReadonlySet<number>; source: PlanSource };

/** What planning needs to know. */
export interface PlanSettings {
  lineup: Lineup | null;
  maxPerClub: number | null;
  pools: Pools;
  t: LineupMessages;
  tell: (text: string, tone?: LineupNotice['tone']) => void;
  apply: (command: LineupCommand) => Promise<boolean>;
}

/** Previews of big changes. */
export interface LineupPlanner {
  open: OpenPlan | null;
  /** What is being prepared. */
  preparing: Formation | 'autofill' | null;
  previewFormation: (formation: Formation) => Promise<void>;
  previewAutofill: () => Promise<void>;
  /** Keeps a player whom the open plan would take out, or lets him go again. */
  toggleKeep: (slot: number) => void;
  confirm: () => Promise<boolean>;
  cancel: () => void;
  /** Fills the team at once, without a preview. */
  autofill: (keep?: readonly number[]) => Promise<boolean>;
}

/** Prepares big changes, shows what they would do and makes them only when the player says so. */
export function useLineupPlan({ lineup, maxPerClub, pools, t, tell, apply }: PlanSettings): LineupPlanner {
  const [open, setOpen] = useState<OpenPlan | null>(null);
  const [preparing, setPreparing] = useState<Formation | 'autofill' | null>(null);

  const previewFormation = async (formation: Formation) => {
    if (!lineup || formation === lineup.formation || preparing) return;
    setPreparing(formation);
    const plan = await pools
      .load(growing(lineup, formation))
      .then((pool) => planFormation({ lineup, pool, maxPerClub }, formation))
      .catch(() => planFormationBlind(lineup, formation));
    setPreparing(null);
    setOpen({ kind: 'formation', formation, plan });
  };

  const propose = async (keep: ReadonlySet<number>) => {
    if (!lineup || preparing) return null;
    setPreparing('autofill');
    const source = await pools.load(positionsOf(lineup)).then(
      (pool): PlanSource => ({ lineup, pool, maxPerClub }),
      () => null,
    );
    setPreparing(null);
    const plan = source && tryAutofill(source, keep);
    if (!plan) tell(t.cannotFill, 'bad');
    else if (plan.swaps.length === 0) tell(t.alreadyBest);
    else return { source, plan };
    return null;
  };
  const previewAutofill = async () => {
    const proposal = await propose(new Set());
    if (proposal) setOpen({ kind: 'autofill', ...proposal, proposed: proposal.plan, keep: new Set() });
  };
  const autofill = async (keep: readonly number[] = []) => {
    const proposal = await propose(new Set(keep));
    return proposal ? apply(wholeOf(proposal.plan)) : false;
  };

  const toggleKeep = (slot: number) => {
    if (open?.kind !== 'autofill') return;
    const keep = new Set(open.keep);
    if (!keep.delete(slot)) keep.add(slot);
    const plan = tryAutofill(open.source, keep);
    if (plan) setOpen({ ...open, keep, plan });
  };

  const confirm = () => {
    setOpen(null);
    if (open?.kind === 'formation') return apply({ kind: 'formation', formation: open.formation });
    if (!open || open.plan.swaps.length === 0) return Promise.resolve(false);
    return apply(wholeOf(open.plan));
  };
  const cancel = () => setOpen(null);
  return { open, preparing, previewFormation, previewAutofill, autofill, toggleKeep, confirm, cancel };
}

const wholeOf = ({ formation, players }: LineupPlan): LineupCommand => ({ kind: 'whole', formation, players });

function tryAutofill(source: PlanSource, keep: ReadonlySet<number>): LineupPlan | null {
  try {
    return planAutofill(source, keep);
  } catch {
    // The pool cannot fill the team under the room's limit of players per club.
    return null;
  }
}

const positionsOf = ({ formation }: Lineup): Position[] =>
  formationLines(formation).coaches > 0 ? [...positions] : positions.filter((position) => position !== 4);

function growing({ formation }: Lineup, to: Formation): Position[] {
  const [before, after] = [formationLines(formation), formationLines(to)];
  const lines = ['goalkeepers', 'defenders', 'midfielders', 'forwards', 'coaches'] as const;
  return positions.filter((position) => {
    const line = lines[position];
    return after[line] > before[line];
  });
}
