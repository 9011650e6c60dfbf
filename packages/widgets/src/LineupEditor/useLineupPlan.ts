import { useState } from 'react';
import type { Formation, Lineup } from '@arma11/core/contract';
import type { LineupMessages } from '../messages/lineup.es';
import { loadDialogs } from './chunks';
import type { LineupCommand } from './lineupCommand';
import type { LineupPlan } from './lineupPlan';
import type { AutofillProposal, ProposalSource } from './proposals';
import type { LineupNotice } from './savingState';
import type { Pools } from './usePools';

/** A change on show, not yet made. */
export type OpenPlan =
  | { kind: 'formation'; formation: Formation; plan: LineupPlan }
  | ({ kind: 'autofill'; proposed: LineupPlan; keep: ReadonlySet<number> } & AutofillProposal);

/** What planning needs to know. */
export interface PlanSettings {
  lineup: Lineup | null;
  jornada: number | undefined;
  maxPerClub: number | null;
  /** The instant, once the room has locked and only slots may still change. */
  lateNow: number | null;
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
export function useLineupPlan(settings: PlanSettings): LineupPlanner {
  const { lineup, jornada, maxPerClub, lateNow, pools, t, tell, apply } = settings;
  const [open, setOpen] = useState<OpenPlan | null>(null);
  const [preparing, setPreparing] = useState<Formation | 'autofill' | null>(null);

  const prepare = async <P>(what: Formation | 'autofill', make: (source: ProposalSource) => Promise<P | null>) => {
    if (!lineup || preparing) return null;
    setPreparing(what);
    const proposal = await make({ lineup, pools, maxPerClub, lateNow }).catch(() => null);
    setPreparing(null);
    if (!proposal) tell(t.cannotFill, 'bad');
    return proposal;
  };
  const propose = async (keep: ReadonlySet<number>) => {
    const proposal = await prepare('autofill', async (source) => (await loadDialogs()).proposeAutofill(source, keep));
    if (proposal?.plan.swaps.length !== 0) return proposal;
    tell(t.alreadyBest);
    return null;
  };
  const toggleKeep = (slot: number) => {
    if (open?.kind !== 'autofill') return;
    const keep = new Set(open.keep);
    if (!keep.delete(slot)) keep.add(slot);
    const plan = open.again(keep);
    if (plan) setOpen({ ...open, keep, plan });
  };
  const confirm = async () => {
    setOpen(null);
    if (open?.kind === 'formation') return apply({ kind: 'formation', formation: open.formation, jornada });
    return open && open.plan.swaps.length > 0 ? apply(wholeOf(open.plan)) : false;
  };
  return {
    open,
    preparing,
    toggleKeep,
    confirm,
    cancel: () => setOpen(null),
    previewFormation: async (formation) => {
      if (formation === lineup?.formation) return;
      const plan = await prepare(formation, async (source) =>
        (await loadDialogs()).proposeFormation(source, formation),
      );
      if (plan) setOpen({ kind: 'formation', formation, plan });
    },
    previewAutofill: async () => {
      const proposal = await propose(new Set());
      if (proposal) setOpen({ kind: 'autofill', ...proposal, proposed: proposal.plan, keep: new Set() });
    },
    autofill: async (keep = []) => {
      const proposal = await propose(new Set(keep));
      return proposal ? apply(wholeOf(proposal.plan)) : false;
    },
  };
}

const wholeOf = ({ formation, players }: LineupPlan): LineupCommand => ({ kind: 'whole', formation, players });
